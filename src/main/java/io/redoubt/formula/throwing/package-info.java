/** Formulas thrown at a table: every die shown, and what becomes of it. */
@NullMarked
package io.redoubt.formula.throwing;

import org.jspecify.annotations.NullMarked;
