/** The dice notation of players, as data: pools and the operations on their dice, numbers, and formulas. */
@NullMarked
package io.redoubt.formula;

import org.jspecify.annotations.NullMarked;
