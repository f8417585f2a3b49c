package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a ruling leaves on units and hexes. */
public final class UnitChanges extends Changes {
    private final HexOccupancy table;
    private final Set<Piece> gone = new HashSet<>();

    public UnitChanges(HexOccupancy table) {
        this.table = table;
    }

    public void flag(Unit unit, InputField<Boolean> flag) {
        flag(unit.piece(), flag);
    }

    public void flag(List<Unit> units, InputField<Boolean> flag) {
        units.forEach(unit -> flag(unit, flag));
    }

    /** Eliminates units; points of which nobody is left who owes them are forgotten. */
    public void eliminate(List<Unit> units) {
        flag(units, UnitFields.ELIMINATED);
        units.forEach(unit -> gone.add(unit.piece()));
        for (Unit unit : units) {
            unit.piece().value(UnitFields.OWES).ifPresent(this::forgetIfNobodyOwes);
        }
    }

    private void forgetIfNobodyOwes(String name) {
        for (Piece hex : table.who().pieces()) {
            if (hex.name().equals(name)) {
                forgetIfNobodyOwes(hex);
            }
        }
    }

    /** Forgets the points of a hex in which nobody is left, but for those of units that went elsewhere from there. */
    public void forgetIfNobodyOwes(Piece hex) {
        if (table.owing(Optional.of(hex)).stream().allMatch(this::isGone)) {
            forget(hex);
        }
    }

    private boolean isGone(Unit unit) {
        return unit.is(UnitFields.ELIMINATED) || gone.contains(unit.piece());
    }

    /** Adds to a number that is kept of a piece, as far as it can be kept. */
    private void add(Piece piece, InputField<Integer> field, int number, int most) {
        if (number > 0) {
            set(piece, field, Math.min(most, piece.value(field).orElse(0) + number));
        }
    }

    /** Movement Points that are gone for this turn. */
    public void spend(Unit unit, int points) {
        add(unit.piece(), UnitFields.SPENT, points, UnitFields.MOST_SPENT);
    }

    /** An AFV drives over the hex that was named, and has not attacked there yet. */
    public void overrun(Unit tank) {
        table.place().ifPresent(hex -> set(tank.piece(), UnitFields.OVERRUNS, hex.name()));
    }

    /** Units lost, of which only the dice say which they are. */
    public void losses(Piece hex, int units) {
        add(hex, HexFields.LOST, units, HexFields.MOST_LOST);
    }

    /** Casualty points of units in a hex, whose owner still has to say how they take them. */
    private void owe(Optional<Piece> piece, int points) {
        List<Unit> before = table.owing(piece);
        if (before.stream().allMatch(this::isGone)) {
            before.forEach(unit -> drop(unit.piece(), UnitFields.OWES)); // they have no part in these
        }
        piece.filter(of -> !table.at(piece).isEmpty())
                .ifPresent(of -> add(of, UnitFields.OWED, points, UnitFields.MOST_OWED));
    }

    /** The same, of some of the units in a hex, wherever they go now: who comes in later has no part in it. */
    public void owe(Optional<Piece> from, List<Unit> units, int points) {
        owe(from.filter(Unit::isOne).or(() -> table.hexOf(from)), points);
        table.hexOf(from)
                .filter(hex -> points > 0 && from.filter(Unit::isOne).isEmpty())
                .ifPresent(hex -> units.forEach(unit -> set(unit.piece(), UnitFields.OWES, hex.name())));
    }

    /** Nobody is left to take the casualty points of a hex or a unit. */
    public void forget(Piece piece) {
        drop(piece, UnitFields.OWED);
        table.owing(Optional.of(piece)).forEach(unit -> drop(unit.piece(), UnitFields.OWES));
    }

    /** Units go into the hex that was named. */
    public void goIn(List<Unit> units) {
        table.hex().ifPresent(into -> {
            for (Unit unit : units) {
                set(unit.piece(), UnitFields.HEX, into.name());
                drop(unit.piece(), UnitFields.UNDERGROUND);
                drop(unit.piece(), UnitFields.PASSING);
            }
        });
    }

    /** Units go off the map, onto the tunnel diagram (VV-20.12-6). */
    public void goBelow(List<Unit> units) {
        for (Unit unit : units) {
            flag(unit, UnitFields.UNDERGROUND);
            drop(unit.piece(), UnitFields.HEX);
            drop(unit.piece(), UnitFields.PASSING);
        }
    }

    /** Units leave their hex for one that nobody named. */
    public void goBeyond(List<Unit> units) {
        for (Unit unit : units) {
            drop(unit.piece(), UnitFields.HEX);
            drop(unit.piece(), UnitFields.UNDERGROUND);
            drop(unit.piece(), UnitFields.PASSING);
        }
    }

    /** Who enters a hidden minefield brings it to light (VV-20.71-4). */
    public void reveal() {
        table.hex().filter(field -> field.is(HexFields.HIDDEN)).ifPresent(field -> drop(field, HexFields.HIDDEN));
    }
}
