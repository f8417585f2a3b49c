package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.piece.Changes;
import io.redoubt.rules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Changes to units and hexes caused by a ruling. */
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

    /** Eliminates units; casualty points that no surviving unit owes are cleared. */
    public void eliminate(List<Unit> units) {
        flag(units, UnitFields.ELIMINATED);
        units.forEach(unit -> gone.add(unit.piece()));
        for (Unit unit : units) {
            unit.piece()
                    .value(UnitFields.OWES)
                    .ifPresent(name -> table.who().pieces().stream()
                            .filter(hex -> hex.name().equals(name))
                            .forEach(this::forgetIfNobodyOwes));
        }
    }

    /** Clears the points of a hex, unless surviving units that left it still owe them. */
    public void forgetIfNobodyOwes(Piece hex) {
        if (table.owing(Optional.of(hex)).stream().allMatch(this::isGone)) {
            forget(hex);
        }
    }

    private boolean isGone(Unit unit) {
        return unit.is(UnitFields.ELIMINATED) || gone.contains(unit.piece());
    }

    /** Adds to a number of a piece, up to its limit. */
    private void add(Piece piece, InputField<Integer> field, int number, int most) {
        if (number > 0) {
            set(piece, field, Math.min(most, piece.value(field).orElse(0) + number));
        }
    }

    public void spend(Unit unit, int points) {
        add(unit.piece(), UnitFields.SPENT, points, UnitFields.MOST_SPENT);
    }

    /** Records that an AFV overruns the target hex and still has to attack. */
    public void overrun(Unit tank) {
        table.place().ifPresent(hex -> set(tank.piece(), UnitFields.OVERRUNS, hex.name()));
    }

    /** Records a number of lost units, of which only the players know which they are. */
    public void losses(Piece hex, int units) {
        add(hex, HexFields.LOST, units, HexFields.MOST_LOST);
    }

    /** Adds casualty points that the owner still has to take. */
    private void owe(Optional<Piece> piece, int points) {
        List<Unit> before = table.owing(piece);
        if (before.stream().allMatch(this::isGone)) {
            before.forEach(unit -> drop(unit.piece(), UnitFields.OWES)); // they have no part in these
        }
        piece.filter(table::isOccupied).ifPresent(of -> add(of, UnitFields.OWED, points, UnitFields.MOST_OWED));
    }

    /**
     * Adds casualty points of some of the units in a hex, wherever they go; units that enter later do not share them.
     */
    public void owe(Optional<Piece> from, List<Unit> units, int points) {
        owe(from.filter(Unit::isOne).or(() -> table.hexOf(from)), points);
        table.hexOf(from)
                .filter(hex -> points > 0 && from.filter(Unit::isOne).isEmpty())
                .ifPresent(hex -> units.forEach(unit -> set(unit.piece(), UnitFields.OWES, hex.name())));
    }

    /** Clears the casualty points of a hex or a unit. */
    public void forget(Piece piece) {
        drop(piece, UnitFields.OWED);
        table.owing(Optional.of(piece)).forEach(unit -> drop(unit.piece(), UnitFields.OWES));
    }

    public void goIn(List<Unit> units) {
        table.hex().ifPresent(into -> {
            for (Unit unit : units) {
                set(unit.piece(), UnitFields.HEX, into.name());
                drop(unit.piece(), UnitFields.UNDERGROUND);
                drop(unit.piece(), UnitFields.PASSING);
            }
        });
    }

    /** Moves units off the map, onto the tunnel diagram (VV-20.12-6). */
    public void goBelow(List<Unit> units) {
        for (Unit unit : units) {
            flag(unit, UnitFields.UNDERGROUND);
            drop(unit.piece(), UnitFields.HEX);
            drop(unit.piece(), UnitFields.PASSING);
        }
    }

    /** Moves units out of their hex to an unnamed one. */
    public void goBeyond(List<Unit> units) {
        for (Unit unit : units) {
            drop(unit.piece(), UnitFields.HEX);
            drop(unit.piece(), UnitFields.UNDERGROUND);
            drop(unit.piece(), UnitFields.PASSING);
        }
    }

    /** Reveals a hidden minefield that units enter (VV-20.71-4). */
    public void reveal() {
        table.hex().filter(field -> field.is(HexFields.HIDDEN)).ifPresent(field -> drop(field, HexFields.HIDDEN));
    }
}
