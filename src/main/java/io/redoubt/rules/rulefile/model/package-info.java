/** The content of a rule file: values, expressions, statements, tables, kinds and verbs, resolved by the umpire. */
@NullMarked
package io.redoubt.rules.rulefile.model;

import org.jspecify.annotations.NullMarked;
