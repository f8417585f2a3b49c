/** The distributions of formulas, counted exactly: by faces, sums and orders, not throw by throw. */
@NullMarked
package io.redoubt.formula.counting;

import org.jspecify.annotations.NullMarked;
