/** Arithmetic without rounding: fractions, binomial rows and weights over one common denominator. */
@NullMarked
package io.redoubt.exact;

import org.jspecify.annotations.NullMarked;
