/** Reads the lines of a rule file: items, verbs, statements and expressions, with every fault that can be found. */
@NullMarked
package io.redoubt.rules.rulefile.syntax;

import org.jspecify.annotations.NullMarked;
