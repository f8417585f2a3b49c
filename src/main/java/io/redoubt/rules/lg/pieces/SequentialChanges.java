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

/** The changes of one ruling in output order; each sees the pieces as the earlier changes left them. */
public final class SequentialChanges {
    /** Damage of a structure after attacks, the mildest first. */
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

    /** Creates an empty collection; the inputs give the reading on troops in a structure that falls. */
    public SequentialChanges(Participants who, Inputs asked) {
        this.table = who.pieces();
        this.nobodySurvives = asked.hasNonDefaultReading(Readings.TROOPS_IN_A_COLLAPSE);
    }

    /** Returns the net changes: later values replace earlier ones, and changes without effect are dropped. */
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

    /** Removes pieces of a unit, or of the occupants of a structure, unnamed ones first. */
    public void lose(Piece piece, int lost) {
        if (!PieceState.isUnit(piece)) {
            lose(StructureOccupants.of(piece, table), lost);
        } else if (lost > 0) {
            fewer(piece, lost);
        }
    }

    /** Removes occupants of a structure, unnamed ones first. */
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

    /** Removes pieces of one unit in a structure, or unnamed occupants by the name of the structure. */
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
        if (unit.has(PieceState.TROOPS)) {
            set(unit, PieceState.TROOPS, Math.max(0, strength - lost));
        }
        if (lost >= strength) {
            flag(unit, PieceState.OUT);
        }
    }

    /** Moves a unit into a structure; a unit already inside is unchanged. */
    public void enter(Piece unit, Piece structure) {
        if (now(unit).is(PieceState.IN, structure.name())) {
            return;
        }
        set(unit, PieceState.IN, structure.name());
        drop(unit, SharedInputs.FROM); // now follows from its position
        drop(unit, PieceState.ATTACKED_BY_FIRE);
        drop(unit, PieceState.BURIED);
    }

    /** Moves a unit out of its structure. */
    public void leave(Piece unit) {
        drop(unit, PieceState.IN);
        drop(unit, SharedInputs.FROM);
        drop(unit, PieceState.ATTACKED_BY_FIRE);
        drop(unit, PieceState.BURIED);
    }

    /** Records damage by the guidelines. */
    public void applyGuidelineDamage(Piece piece, DamageLevel effect, int holes) {
        switch (effect) {
            case NO_DAMAGE, STANDING -> {
                // no change
            }
            case HOLE -> holes(piece, holes);
            case PART_DESTROYED -> {
                flag(piece, PieceState.PART_DESTROYED);
                state(piece, StructureState.DAMAGED);
            }
            case DESTROYED -> destroyed(piece);
        }
    }

    /** Adds holes in the walls (LG-DESTR-11). */
    public void holes(Piece piece, int more) {
        if (more > 0) {
            set(piece, PieceState.HOLES, PieceState.number(piece, PieceState.HOLES) + more);
            state(piece, StructureState.DAMAGED);
        }
    }

    /** Records the points lost in all; new damage is checked as the next turn begins (LG-COLLAPSE-01). */
    public void damage(Piece piece, int lost, int points) {
        if (lost >= points) {
            destroyed(piece);
            return;
        }
        if (lost > 0 || piece.has(PieceState.DAMAGE)) {
            set(piece, PieceState.DAMAGE, lost);
        }
        if (lost > PieceState.number(piece, PieceState.DAMAGE)) {
            set(piece, PieceState.NEW_DAMAGE, YesNo.YES);
        }
        if (lost > 0) {
            state(piece, StructureState.DAMAGED);
        }
    }

    /** Records the destruction: no points, checks or breaches remain, and no occupants (LG-DMG-16). */
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

    /** Records the state of a structure, unless it is already worse. */
    public void state(Piece piece, StructureState state) {
        boolean worse = now(piece)
                .value(PieceState.STRUCTURE)
                .filter(was -> was.compareTo(state) > 0)
                .isPresent();
        if (!worse) {
            set(piece, PieceState.STRUCTURE, state);
        }
    }

    /** Starts a fire at its first size, before any attack; a fire that burns already is unchanged. */
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
