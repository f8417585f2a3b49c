/** The battle: pieces, the journal of what was done to them, undo, and dice an opponent can check afterwards. */
@NullMarked
package io.redoubt.battle;

import org.jspecify.annotations.NullMarked;
