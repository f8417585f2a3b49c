/**
 * The state of units and hexes between rulings of Valor &amp; Victory, and its changes by turns.
 *
 * <p>The effects of a ruling belong to its procedure.
 */
@NullMarked
package io.redoubt.rules.vv.battle;

import org.jspecify.annotations.NullMarked;
