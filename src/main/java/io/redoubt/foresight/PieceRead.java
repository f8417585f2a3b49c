package io.redoubt.foresight;

import io.redoubt.battle.Board;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.ValueRead;
import org.jspecify.annotations.Nullable;

/**
 * A read of a value of a piece.
 *
 * @param piece the name of the piece
 * @param read the value
 */
public record PieceRead(String piece, ValueRead read) {
    /** Returns the key of the value. */
    public String key() {
        return read.key();
    }

    /** Returns what the read tells on a board with these values. */
    String told(ValueSource values) {
        return read.told(values.value(piece, read.key()));
    }

    /** Returns what the read tells on a board. */
    String told(Board board) {
        return board.piece(piece).map(read::told).orElseGet(() -> read.told(""));
    }

    /** Returns whether all values were read at once. */
    boolean isOfEverything() {
        return read.key().equals(Piece.EVERYTHING);
    }

    // Written out, as those of the read are.

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PieceRead that && read.equals(that.read) && piece.equals(that.piece);
    }

    @Override
    public int hashCode() {
        return 31 * piece.hashCode() + read.hashCode();
    }
}
