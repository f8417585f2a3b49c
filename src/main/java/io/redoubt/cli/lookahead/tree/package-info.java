/** The tree of a plan: its steps, and the results on which the next step depends, in words. */
@org.jspecify.annotations.NullMarked
package io.redoubt.cli.lookahead.tree;
