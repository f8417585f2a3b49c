/** Dice of an attack on a fortification: parts of a side, results table, blast and Guts Checks. */
@NullMarked
package io.redoubt.rules.dh.damage;

import org.jspecify.annotations.NullMarked;
