package io.redoubt.foresight;

import io.redoubt.battle.Board;

/** Access to the values of pieces, wherever they are stored. */
@FunctionalInterface
public interface ValueSource {
    /** Returns a value of a piece; empty if it has none, or does not exist. */
    String value(String piece, String key);

    /** Returns the access to a board. */
    static ValueSource at(Board board) {
        return (piece, key) -> BoardDistribution.value(board, piece, key);
    }
}
