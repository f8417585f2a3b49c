package io.redoubt.rules.piece;

import io.redoubt.rules.input.Field;
import java.util.ArrayList;
import java.util.List;

/** What a ruling leaves on pieces, in the order it is told; what is so already is no change. */
public class Changes {
    private final List<Change> all = new ArrayList<>();

    /** Everything so far. */
    public final List<Change> all() {
        return List.copyOf(all);
    }

    public final <T> void set(Piece piece, Field<T> value, T now) {
        if (!piece.is(value, now)) {
            add(Change.of(piece, value, now));
        }
    }

    public final void flag(Piece piece, Field<Boolean> flag) {
        set(piece, flag, true);
    }

    public final void drop(Piece piece, Field<?> value) {
        if (piece.value(value).isPresent()) {
            add(Change.drop(piece, value));
        }
    }

    /** Two reasons for the same change change nothing more. */
    private void add(Change change) {
        if (!all.contains(change)) {
            all.add(change);
        }
    }

    /** So many fewer of something, where somebody said how many there are. */
    public final void fewer(Piece piece, Field<Integer> count, int lost) {
        piece.value(count).ifPresent(before -> set(piece, count, Math.max(0, before - lost)));
    }
}
