package io.redoubt.rules.piece;

import io.redoubt.rules.input.InputField;
import java.util.ArrayList;
import java.util.List;

/** Collects the changes a ruling makes to pieces, in output order; changes without effect are dropped. */
public class Changes {
    private final List<Change> all = new ArrayList<>();

    /** Returns all changes so far. */
    public final List<Change> all() {
        return List.copyOf(all);
    }

    public final <T> void set(Piece piece, InputField<T> value, T now) {
        if (!piece.is(value, now)) {
            add(Change.of(piece, value, now));
        }
    }

    public final void flag(Piece piece, InputField<Boolean> flag) {
        set(piece, flag, true);
    }

    public final void drop(Piece piece, InputField<?> value) {
        if (piece.has(value)) {
            add(Change.drop(piece, value));
        }
    }

    /** Adds a change once, even if it has two reasons. */
    private void add(Change change) {
        if (!all.contains(change)) {
            all.add(change);
        }
    }

    /** Reduces a number of a piece, if it is known. */
    public final void fewer(Piece piece, InputField<Integer> count, int lost) {
        piece.value(count).ifPresent(before -> set(piece, count, Math.max(0, before - lost)));
    }
}
