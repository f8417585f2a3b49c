/** Formulas rolled at a table: every die, and what becomes of it. */
@NullMarked
package io.redoubt.formula.rolling;

import org.jspecify.annotations.NullMarked;
