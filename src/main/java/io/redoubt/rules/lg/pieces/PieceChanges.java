package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.terms.DamageLevel;
import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.rules.lg.terms.Size;
import io.redoubt.rules.lg.terms.StructureState;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.List;

/** The changes of one ruling, in the order they are told. */
public final class PieceChanges {
    private final List<Change> changes = new ArrayList<>();

    public List<Change> changes() {
        return List.copyOf(changes);
    }

    public <T> void set(Piece piece, Field<T> field, T value) {
        if (!piece.is(field, value)) {
            changes.add(Change.of(piece, field, value));
        }
    }

    public void flag(Piece piece, Field<Boolean> flag) {
        set(piece, flag, true);
    }

    public void drop(Piece piece, Field<?> field) {
        if (piece.value(field).isPresent()) {
            changes.add(Change.drop(piece, field));
        }
    }

    /** So many pieces less, where somebody said how many there are. */
    public void lose(Piece piece, int lost) {
        if (lost > 0 && piece.value(PieceState.TROOPS).isPresent()) {
            set(piece, PieceState.TROOPS, Math.max(0, PieceState.number(piece, PieceState.TROOPS) - lost));
        }
    }

    /** What the guidelines say an attack does to a structure. */
    public void suffer(Piece piece, DamageLevel effect) {
        switch (effect) {
            case NO_DAMAGE, STANDING -> {
                // It stays as it is.
            }
            case HOLE -> holes(piece, 1);
            case PART_DESTROYED -> part(piece);
            case DESTROYED -> destroyed(piece);
        }
    }

    /** So many more holes in a wall ({@link Rule#DESTR_11}). */
    public void holes(Piece piece, int more) {
        if (more > 0) {
            set(piece, PieceState.HOLES, PieceState.number(piece, PieceState.HOLES) + more);
            state(piece, StructureState.DAMAGED);
        }
    }

    /** The part under an effect area is gone ({@link Rule#DESTR_14}). */
    private void part(Piece piece) {
        flag(piece, PieceState.PART_DESTROYED);
        state(piece, StructureState.DAMAGED);
    }

    /**
     * Points lost in all; more than before are to be checked as the next turn begins ({@link Rule#COLLAPSE_01}).
     *
     * @param points all it has
     */
    public void damage(Piece piece, int lost, int points) {
        if (lost >= points) {
            destroyed(piece);
            return;
        }
        if (lost > 0 || piece.value(PieceState.DAMAGE).isPresent()) {
            set(piece, PieceState.DAMAGE, lost);
        }
        if (lost > PieceState.number(piece, PieceState.DAMAGE)) {
            set(piece, PieceState.NEW_DAMAGE, YesNo.YES);
        }
        if (lost > 0) {
            state(piece, StructureState.DAMAGED);
        }
    }

    /** All its points are gone, so nothing is left to be checked or breached ({@link Rule#DMG_16}). */
    public void destroyed(Piece piece) {
        state(piece, StructureState.DESTROYED);
        piece.value(PieceState.POINTS).ifPresent(points -> set(piece, PieceState.DAMAGE, points));
        drop(piece, PieceState.NEW_DAMAGE);
        drop(piece, PieceState.POINTS_DONE);
    }

    /** How it is from now on, unless it is worse already; of two states in one ruling the later counts. */
    public void state(Piece piece, StructureState state) {
        changes.removeIf(
                change -> change.piece().equals(piece.name()) && change.key().equals(PieceState.STRUCTURE.name()));
        boolean worse = piece.value(PieceState.STRUCTURE)
                .filter(now -> now.compareTo(state) > 0)
                .isPresent();
        if (!worse) {
            set(piece, PieceState.STRUCTURE, state);
        }
    }

    /** A fire begins with its size at the start; one that burns already goes on as it is. */
    public void fire(Piece piece) {
        if (!piece.is(PieceState.BURNING)) {
            Size size = piece.value(PieceState.START).orElse(PieceState.UNMEASURED);
            flag(piece, PieceState.BURNING);
            set(piece, PieceState.START, size);
            set(piece, PieceState.FIRE_SIZE, size);
            set(piece, PieceState.TURNS, 0);
        }
    }
}
