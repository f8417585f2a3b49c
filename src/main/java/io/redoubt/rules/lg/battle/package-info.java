/** Kinds of pieces in a battle, and the changes of a turn. No procedure depends on this package. */
@org.jspecify.annotations.NullMarked
package io.redoubt.rules.lg.battle;
