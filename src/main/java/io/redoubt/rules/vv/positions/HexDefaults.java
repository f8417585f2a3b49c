package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.NotAllowedException;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.rules.piece.Piece;
import io.redoubt.rules.piece.PieceDefaults;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.HexOccupancy;
import io.redoubt.rules.vv.pieces.Unit;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.shared.Nation;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Fills forms of several procedures from a hex and the units in it. */
public record HexDefaults(HexOccupancy table, PieceDefaults defaults) {
    /** Sets the position of the target; a unit outside all hexes is in the open. */
    public void target(InputField<Position> input) {
        table.place().ifPresent(piece -> defaults.put(input, table.position().orElse(Position.OPEN), piece));
        table.underground(table.who().at()).ifPresent(unit -> defaults.put(input, Position.TUNNEL, unit));
        defaults.take(table.hex(), HexFields.BUNKER_TYPE, HexFields.TERRAIN, HexFields.TERRAIN_COVER);
    }

    /**
     * Sets the position in a hex.
     *
     * @throws NotAllowedException if there is none
     */
    public void marker(InputField<Position> input) {
        boolean bare = table.position().orElse(Position.OPEN) == Position.OPEN;
        if (table.who().at().isPresent() && !defaults.isGiven(input) && bare) {
            String name = PrintableText.of(table.place().map(Piece::name).orElse(""));
            throw new NotAllowedException(name + " has no fortification or entrenchment; if there is one, use set "
                    + name + " --position trench");
        }
        defaults.take(table.hex(), HexFields.POSITION);
    }

    /**
     * Sets the nation of units at a cave: only Japanese units own caves, so units of another owner are not Japanese.
     */
    public void side(Unit unit) {
        String owner = unit.piece().owner();
        table.hex()
                .filter(hex -> hex.is(HexFields.POSITION, Position.CAVE)
                        && !hex.owner().isEmpty())
                .filter(cave -> !owner.isEmpty() && !owner.equals(cave.owner()))
                .ifPresent(cave -> defaults.put(UnitFields.SIDE, Nation.OTHER, cave));
        defaults.take(Optional.of(unit.piece()), UnitFields.SIDE);
    }

    public void stack(List<Unit> inside) {
        count(PositionStack.OCCUPANTS, inside, Unit::isInfantry);
        count(PositionStack.LEADERS, inside, Unit::isLeader);
        count(PositionStack.GUNS, inside, unit -> unit.unitClass() == UnitClass.GUN);
        count(PositionStack.VEHICLES, inside, unit -> unit.unitClass() == UnitClass.VEHICLE);
        count(PositionStack.AFVS, inside, unit -> unit.unitClass() == UnitClass.AFV);
    }

    private void count(InputField<Integer> input, List<Unit> inside, Predicate<Unit> which) {
        int number = (int) inside.stream().filter(which).count();
        table.hex().filter(hex -> number > 0).ifPresent(hex -> defaults.put(input, number, hex));
    }
}
