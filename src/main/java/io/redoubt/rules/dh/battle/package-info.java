/**
 * What the game keeps of a battle: the kinds of piece and what a turn brings. What a ruling leaves behind stands with
 * its procedure.
 */
@NullMarked
package io.redoubt.rules.dh.battle;

import org.jspecify.annotations.NullMarked;
