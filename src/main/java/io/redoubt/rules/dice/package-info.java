/** Dice without a rulebook: pools, sums and comparisons, in the notation of players. */
@NullMarked
package io.redoubt.rules.dice;

import org.jspecify.annotations.NullMarked;
