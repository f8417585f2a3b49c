/**
 * What Valor &amp; Victory keeps of units and hexes between rulings.
 *
 * <p>What a ruling leaves on them stands with its procedure; here is only what a turn brings and ends.
 */
@NullMarked
package io.redoubt.rules.vv.battle;

import org.jspecify.annotations.NullMarked;
