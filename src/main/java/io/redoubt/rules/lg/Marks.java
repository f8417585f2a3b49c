package io.redoubt.rules.lg;

import io.redoubt.rules.Change;
import io.redoubt.rules.Piece;
import io.redoubt.rules.YesNo;
import java.util.ArrayList;
import java.util.List;

/** The changes of one ruling, in the order they are told. */
final class Marks {
    private final List<Change> changes = new ArrayList<>();

    List<Change> changes() {
        return List.copyOf(changes);
    }

    void set(Piece piece, String key, String value) {
        if (!piece.is(key, value)) {
            changes.add(Change.of(piece, key, value));
        }
    }

    void flag(Piece piece, String key) {
        if (!piece.is(key)) {
            changes.add(Change.flag(piece, key));
        }
    }

    void drop(Piece piece, String key) {
        if (piece.value(key).isPresent()) {
            changes.add(Change.drop(piece, key));
        }
    }

    void fewer(Piece piece, String key, int lost) {
        if (lost > 0 && piece.value(key).isPresent()) {
            set(piece, key, Integer.toString(Math.max(0, number(piece, key) - lost)));
        }
    }

    /** Another hole in a wall ({@link Rule#DESTR_11}). */
    void hole(Piece piece) {
        holes(piece, 1);
    }

    /** So many more of them. */
    void holes(Piece piece, int more) {
        if (more > 0) {
            set(piece, Muster.HOLES, Integer.toString(number(piece, Muster.HOLES) + more));
            state(piece, Ruins.State.DAMAGED);
        }
    }

    /** The part under an effect area is gone ({@link Rule#DESTR_14}). */
    void part(Piece piece) {
        flag(piece, Muster.PART_DESTROYED);
        state(piece, Ruins.State.DAMAGED);
    }

    /** Points lost in all; more than before are to be checked as the next turn begins ({@link Rule#COLLAPSE_01}). */
    void damage(Piece piece, int lost) {
        if (lost > 0 || piece.value(Muster.DAMAGE).isPresent()) {
            set(piece, Muster.DAMAGE, Integer.toString(lost));
        }
        if (lost > number(piece, Muster.DAMAGE)) {
            set(piece, Muster.NEW_DAMAGE, YesNo.YES.id());
        }
        if (lost > 0) {
            state(piece, Ruins.State.DAMAGED);
        }
    }

    /** All its points are gone, so nothing is left to be checked or breached ({@link Rule#DMG_16}). */
    void destroyed(Piece piece) {
        changes.removeIf(
                change -> change.key().equals(Muster.NEW_DAMAGE) || change.key().equals(Muster.DAMAGE));
        state(piece, Ruins.State.DESTROYED);
        piece.value(Muster.POINTS).ifPresent(points -> set(piece, Muster.DAMAGE, points));
        drop(piece, Muster.NEW_DAMAGE);
        drop(piece, Muster.POINTS_DONE);
    }

    /** How it is from now on, unless it is worse already. */
    void state(Piece piece, Ruins.State state) {
        changes.removeIf(
                change -> change.piece().equals(piece.name()) && change.key().equals(Muster.STRUCTURE));
        boolean worse = false;
        for (Ruins.State each : Ruins.State.values()) {
            worse |= each.compareTo(state) > 0 && piece.is(Muster.STRUCTURE, each.id());
        }
        if (!worse) {
            set(piece, Muster.STRUCTURE, state.id());
        }
    }

    private static int number(Piece piece, String key) {
        return piece.value(key).map(Integer::parseInt).orElse(0);
    }
}
