package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Form;
import io.redoubt.rules.input.FormBuilder;
import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.positions.EntryCost;
import io.redoubt.rules.vv.positions.Minefield;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.Phase;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.TunnelEnd;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.Optional;

/** The inputs of units that enter a hex with a position. */
final class CrossForm {
    private static final FormBuilder FIELDS = new FormBuilder();
    static final InputField<Position> POSITION = FIELDS.add(HexFields.POSITION);
    static final InputField<Integer> UNITS =
            FIELDS.of("units", WholeNumberFormat.of(1, 1000), 1, "number of units that enter [VV-20.7-5]");
    static final InputField<UnitClass> AS = FIELDS.choice(
            "as", UnitClass.INFANTRY, "class of the units (in an overrun: afv) [VV-20.8-2, VV-20.8-6, VV-20.9-2]");
    static final InputField<Terrain> TERRAIN = FIELDS.add(HexFields.TERRAIN);
    static final InputField<Integer> TERRAIN_COST = FIELDS.add(HexFields.TERRAIN_COST);
    static final InputField<Integer> UPHILL = FIELDS.of(
            "uphill", WholeNumberFormat.of(0, 2), 0, "hill levels climbed, one Movement Point each [VV-CORE-52]");
    static final InputField<Integer> HEXSIDE = FIELDS.of(
            "hexside", WholeNumberFormat.of(0, 2), 0, "walls and hedges crossed, one Movement Point each [VV-CORE-53]");
    static final InputField<Integer> MOVEMENT_POINTS = FIELDS.add(UnitFields.MOVEMENT_POINTS);
    static final InputField<Boolean> MOVED = FIELDS.flag("moved", "they have already moved in this phase [VV-CORE-08]");
    static final InputField<Boolean> FIRED =
            FIELDS.flag("fired", "they have attacked in this turn: a Fire marker [VV-CORE-61]");
    static final InputField<Boolean> ADVANCED =
            FIELDS.flag("advanced", "they have advanced or assaulted in this turn [VV-CORE-56, VV-CORE-40]");
    static final InputField<Position> OUT_OF =
            FIELDS.choice("out-of", Position.OPEN, "the position they leave [VV-20.8-2, VV-20.8-3, VV-20.8-4]");
    static final InputField<OccupiedBy> OCCUPIED_BY = FIELDS.choice(
            "occupied-by", OccupiedBy.NONE, "occupants (default: friendly if any are given) [VV-20.3-8, VV-20.3-10]");
    static final InputField<Boolean> FULL = FIELDS.flag("full", "the position is stacked to its limit [VV-20.4-4]");

    static {
        FIELDS.with(
                PositionStack.OCCUPANTS,
                PositionStack.LEADERS,
                PositionStack.LEADERS_ENTERING,
                PositionStack.GUNS,
                PositionStack.VEHICLES,
                PositionStack.AFVS);
        FIELDS.add(EntryCost.EXIT_COST);
    }

    static final InputField<Crossing.Mode> MODE =
            FIELDS.choice("mode", Crossing.Mode.MOVE, "kind of movement [VV-20.3-5, VV-20.3-9, VV-20.7-4]");
    static final InputField<Phase> PHASE = FIELDS.choice(
            "phase", Phase.MOVEMENT, "phase in which they leave wire, or advance [VV-20.8-3, VV-20.8-4, VV-20.3-5]");
    static final InputField<Boolean> ENEMY_AFV =
            FIELDS.flag("enemy-afv", "one of the enemy units there is an AFV, which bars an overrun [VV-CORE-50]");

    static {
        FIELDS.with(HexFields.HIDDEN, Minefield.DIE, Minefield.OWN_MINES, UnitFields.PASSENGERS, UnitFields.SIDE);
    }

    static final InputField<Integer> TUNNEL = FIELDS.of(
            "tunnel", new WholeNumberFormat(1, 100, "hexes"), "number of hexes moved through a tunnel [VV-20.12-7]");
    static final InputField<Boolean> UNDERGROUND =
            FIELDS.flag("underground", "they are already in the tunnel [VV-20.12-5, VV-20.12-6]");
    static final InputField<TunnelEnd> ENTRY =
            FIELDS.choice("entry", TunnelEnd.class, "entrance to the tunnel [VV-20.12-3]");
    static final InputField<TunnelEnd> EXIT =
            FIELDS.choice("exit", TunnelEnd.class, "exit from the tunnel, if they leave it [VV-20.12-5]");

    static final Form<Crossing> FORM = FIELDS.form(Cross::read);

    private CrossForm() {}

    /** Returns the occupants of the position; friends are assumed if only units inside are given. */
    static OccupiedBy occupiedBy(Inputs in) {
        Optional<OccupiedBy> named = in.find(OCCUPIED_BY);
        if (named.isEmpty()) {
            return in.get(OCCUPIED_BY, isHeld(in) ? OccupiedBy.FRIENDLY : OccupiedBy.NONE);
        }
        if (named.get() == OccupiedBy.NONE && isHeld(in)) {
            throw new BadInputException("--occupied-by none cannot be combined with units inside; give only one");
        }
        return named.get();
    }

    private static boolean isHeld(Inputs in) {
        return in.get(FULL)
                || in.find(PositionStack.OCCUPANTS).orElse(0) > 0
                || in.find(PositionStack.GUNS).orElse(0) > 0
                || in.find(PositionStack.VEHICLES).orElse(0) > 0
                || in.find(PositionStack.AFVS).orElse(0) > 0;
    }
}
