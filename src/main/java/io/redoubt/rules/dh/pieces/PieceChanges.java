package io.redoubt.rules.dh.pieces;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Piece;

/** What becomes of one piece. */
public final class PieceChanges extends Changes {
    private final Piece piece;

    public PieceChanges(Piece piece) {
        this.piece = piece;
    }

    public <T> void set(Field<T> field, T value) {
        set(piece, field, value);
    }

    /** A number that is not told where there is none. */
    public void number(Field<Integer> field, int number) {
        if (number == 0) {
            drop(field);
        } else {
            set(field, number);
        }
    }

    public void drop(Field<?> field) {
        drop(piece, field);
    }
}
