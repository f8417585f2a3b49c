package io.redoubt.foresight;

import io.redoubt.battle.Board;

/** Tells the values of pieces, wherever these are kept. */
@FunctionalInterface
public interface Look {
    /** A value of a piece; empty where it has none, or is not there. */
    String value(String piece, String key);

    /** The values of a board. */
    static Look at(Board board) {
        return (piece, key) -> Outlook.value(board, piece, key);
    }
}
