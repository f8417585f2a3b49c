/** Dice without a rulebook: pools, sums and comparisons, written as players write them. */
@NullMarked
package io.redoubt.rules.dice;

import org.jspecify.annotations.NullMarked;
