package io.redoubt.rules.dh.pieces;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/** What becomes of one piece: nothing is said of what is so already. */
public final class PieceChanges {
    private final Piece piece;
    private final List<Change> changes = new ArrayList<>();

    public PieceChanges(Piece piece) {
        this.piece = piece;
    }

    public <T> void set(Field<T> field, T value) {
        if (!piece.is(field, value)) {
            changes.add(Change.of(piece, field, value));
        }
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
        if (piece.value(field.name()).isPresent()) {
            changes.add(Change.drop(piece, field));
        }
    }

    public List<Change> all() {
        return List.copyOf(changes);
    }
}
