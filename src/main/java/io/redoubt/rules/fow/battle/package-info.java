/**
 * State between rulings: the kinds of piece, the start of a turn, victory, and the sample cards. It depends on the
 * other packages, and none of them on it.
 */
@NullMarked
package io.redoubt.rules.fow.battle;

import org.jspecify.annotations.NullMarked;
