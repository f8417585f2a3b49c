/** The battle: pieces, their journal, undo, and dice that an opponent can verify afterwards. */
@NullMarked
package io.redoubt.battle;

import org.jspecify.annotations.NullMarked;
