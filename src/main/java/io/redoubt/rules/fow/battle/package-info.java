/**
 * What lasts between rulings: the kinds of piece, what a turn brings and ends, victory, and the sample cards. It may
 * use every room of the phases, and none of them knows it.
 */
@NullMarked
package io.redoubt.rules.fow.battle;

import org.jspecify.annotations.NullMarked;
