/** The kinds of piece of a battle, and what a turn brings them. No procedure may know it. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.battle;
