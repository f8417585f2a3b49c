/** What can come of formulas, counted exactly: by faces, sums and orders, never throw by throw. */
@NullMarked
package io.redoubt.formula.counting;

import org.jspecify.annotations.NullMarked;
