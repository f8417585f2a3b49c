/** Kinds of pieces of a battle, and the changes at the start of a turn. */
@NullMarked
package io.redoubt.rules.dh.battle;

import org.jspecify.annotations.NullMarked;
