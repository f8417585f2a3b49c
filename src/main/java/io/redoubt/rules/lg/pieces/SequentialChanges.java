package io.redoubt.rules.lg.pieces;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.input.YesNo;
import io.redoubt.rules.lg.pieces.PieceState.StructureState;
import io.redoubt.rules.lg.shared.Readings;
import io.redoubt.rules.lg.shared.SharedInputs;
import io.redoubt.rules.lg.shared.Size;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Participants;
import io.redoubt.rules.piece.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The changes of one ruling, in the order they are told; each finds the pieces as those before it left them. */
public final class SequentialChanges {
    /** How a structure stands after attacks, the mildest first. */
    public enum DamageLevel implements PlainName {
        NO_DAMAGE,
        HOLE,
        PART_DESTROYED,
        STANDING,
        DESTROYED
    }

    private final List<Piece> table;
    private final boolean nobodySurvives;
    private final Map<String, Piece> before = new LinkedHashMap<>();
    private final Map<String, Piece> now = new LinkedHashMap<>();
    private final Map<String, Change> changes = new LinkedHashMap<>();

    /**
     * None so far.
     *
     * @param asked how the group settled what becomes of those in a structure that falls
     */
    public SequentialChanges(Participants who, Inputs asked) {
        this.table = who.pieces();
        this.nobodySurvives = asked.hasNonDefaultReading(Readings.TROOPS_IN_A_COLLAPSE);
    }

    /** All of them: of two values of one thing the later counts, and what is so already is no change. */
    public List<Change> changes() {
        return List.copyOf(changes.values());
    }

    private Piece now(Piece piece) {
        return now.getOrDefault(piece.name(), piece);
    }

    private void put(Piece piece, Change change) {
        Piece first = before.computeIfAbsent(piece.name(), name -> piece);
        now.put(piece.name(), now(piece).with(change.key(), change.value()));
        String what = piece.name() + '\n' + change.key();
        if (first.value(change.key()).orElse("").equals(change.value())) {
            changes.remove(what);
        } else {
            changes.put(what, change);
        }
    }

    public <T> void set(Piece piece, InputField<T> field, T value) {
        put(piece, Change.of(piece, field, value));
    }

    public void flag(Piece piece, InputField<Boolean> flag) {
        set(piece, flag, true);
    }

    public void drop(Piece piece, InputField<?> field) {
        put(piece, Change.drop(piece, field));
    }

    /** So many pieces less: of a unit, or of whoever is in a structure, those nobody named first. */
    public void lose(Piece piece, int lost) {
        if (lost == 0) {
            return;
        }
        if (PieceState.isUnit(piece)) {
            fewer(piece, lost);
            return;
        }
        lose(StructureOccupants.of(piece, table), lost);
    }

    /** So many less of those in a structure, those nobody named first. */
    public void lose(StructureOccupants inside, int lost) {
        int gone = Math.min(lost, inside.nameless());
        if (gone > 0) {
            set(inside.structure(), PieceState.INSIDE, inside.nameless() - gone);
        }
        int left = lost - gone;
        for (Piece unit : inside.units()) {
            int fallen = Math.min(left, StructureOccupants.strength(unit));
            if (fallen > 0) {
                fewer(unit, fallen);
            }
            left -= fallen;
        }
    }

    /** So many less of one unit in a structure, or of those nobody named there, who go by the name of the structure. */
    public void lose(StructureOccupants inside, String name, int lost) {
        if (lost > 0 && name.equals(inside.structure().name())) {
            set(inside.structure(), PieceState.INSIDE, Math.max(0, inside.nameless() - lost));
        }
        for (Piece unit : inside.units()) {
            if (lost > 0 && unit.name().equals(name)) {
                fewer(unit, lost);
            }
        }
    }

    private void fewer(Piece unit, int lost) {
        int strength = StructureOccupants.strength(unit);
        if (unit.value(PieceState.TROOPS).isPresent()) {
            set(unit, PieceState.TROOPS, Math.max(0, strength - lost));
        }
        if (lost >= strength) {
            flag(unit, PieceState.OUT);
        }
    }

    /** It goes into a structure; whoever is in it already stays as he is. */
    public void enter(Piece unit, Piece structure) {
        if (now(unit).is(PieceState.IN, structure.name())) {
            return;
        }
        set(unit, PieceState.IN, structure.name());
        drop(unit, SharedInputs.FROM); // where it is tells what it fires out of
        drop(unit, PieceState.ATTACKED_BY_FIRE);
        drop(unit, PieceState.BURIED);
    }

    /** It is in no structure any longer, and whatever became of it in one is settled. */
    public void leave(Piece unit) {
        drop(unit, PieceState.IN);
        drop(unit, SharedInputs.FROM);
        drop(unit, PieceState.ATTACKED_BY_FIRE);
        drop(unit, PieceState.BURIED);
    }

    /** What the guidelines say attacks do to a structure. */
    public void applyGuidelineDamage(Piece piece, DamageLevel effect, int holes) {
        switch (effect) {
            case NO_DAMAGE, STANDING -> {
                // It stays as it is.
            }
            case HOLE -> holes(piece, holes);
            case PART_DESTROYED -> {
                flag(piece, PieceState.PART_DESTROYED);
                state(piece, StructureState.DAMAGED);
            }
            case DESTROYED -> destroyed(piece);
        }
    }

    /** So many more holes in a wall (LG-DESTR-11). */
    public void holes(Piece piece, int more) {
        if (more > 0) {
            set(piece, PieceState.HOLES, PieceState.number(piece, PieceState.HOLES) + more);
            state(piece, StructureState.DAMAGED);
        }
    }

    /**
     * Points lost in all; more than before are to be checked as the next turn begins (LG-COLLAPSE-01).
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

    /**
     * All its points are gone, so nothing is left to be checked or breached, and nobody stays in it
     * (LG-DMG-16).
     */
    public void destroyed(Piece piece) {
        state(piece, StructureState.DESTROYED);
        piece.value(PieceState.POINTS).ifPresent(points -> set(piece, PieceState.DAMAGE, points));
        drop(piece, PieceState.NEW_DAMAGE);
        drop(piece, PieceState.POINTS_DONE);
        int left = PieceState.number(now(piece), PieceState.INSIDE);
        if (left > 0) {
            set(piece, PieceState.INSIDE, 0);
        }
        if (left > 0 && !nobodySurvives) {
            set(piece, PieceState.BURIED_INSIDE, PieceState.number(piece, PieceState.BURIED_INSIDE) + left);
        }
        for (Piece unit : StructureOccupants.of(piece, table).units()) {
            leave(unit);
            if (nobodySurvives) {
                fewer(unit, StructureOccupants.strength(unit));
            } else if (!PieceState.isOut(now(unit))) {
                flag(unit, PieceState.BURIED);
            }
        }
    }

    /** How it is from now on, unless it is worse already. */
    public void state(Piece piece, StructureState state) {
        boolean worse = now(piece)
                .value(PieceState.STRUCTURE)
                .filter(was -> was.compareTo(state) > 0)
                .isPresent();
        if (!worse) {
            set(piece, PieceState.STRUCTURE, state);
        }
    }

    /** A fire begins with its size at the start, and has attacked nobody; one that burns already goes on as it is. */
    public void fire(Piece piece) {
        if (!piece.is(PieceState.BURNING)) {
            Size size = piece.value(PieceState.START).orElse(PieceState.UNMEASURED);
            flag(piece, PieceState.BURNING);
            set(piece, PieceState.START, size);
            set(piece, PieceState.FIRE_SIZE, size);
            set(piece, PieceState.TURNS, 0);
            drop(piece, PieceState.ATTACKED_BY_FIRE);
            StructureOccupants.of(piece, table).units().forEach(unit -> drop(unit, PieceState.ATTACKED_BY_FIRE));
        }
    }
}
