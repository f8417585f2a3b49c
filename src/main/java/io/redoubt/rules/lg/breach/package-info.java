/** Breaching of walls, attack by attack. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.breach;
