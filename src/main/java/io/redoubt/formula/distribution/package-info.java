/** The distributions of formulas, counted exactly: by faces, sums and orders, not throw by throw. */
@NullMarked
package io.redoubt.formula.distribution;

import org.jspecify.annotations.NullMarked;
