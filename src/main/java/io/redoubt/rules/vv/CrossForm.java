package io.redoubt.rules.vv;

import io.redoubt.rules.BadInput;
import io.redoubt.rules.Choice;
import io.redoubt.rules.Field;
import io.redoubt.rules.Form;
import io.redoubt.rules.Inputs;
import io.redoubt.rules.Whole;
import java.util.List;
import java.util.Optional;

/** The inputs of units that enter a hex with a position. */
final class CrossForm {
    static final Field<Position> POSITION = Field.of(
            "position", Choice.of(Position.values()), "the position in the hex", Rule.V3_1, Rule.V7_2, Rule.V8_2);
    static final Field<Integer> UNITS = Field.of(
                    "units", Whole.of(1, 1000), "units that enter, each counted", Rule.V7_5)
            .or(1);
    static final Field<UnitClass> AS = Field.of(
                    "as",
                    Choice.of(UnitClass.values()),
                    "what they are (in an overrun: afv)",
                    Rule.V8_2,
                    Rule.V8_6,
                    Rule.V9_2)
            .or(UnitClass.INFANTRY);
    static final Field<Integer> TERRAIN_COST =
            Field.of("terrain-cost", Whole.of(0, 9), "Movement Points of the terrain, if not the book's", Rule.CORE_51);
    static final Field<Integer> UPHILL = Field.of(
                    "uphill", Whole.of(0, 2), "hill levels climbed, one Movement Point each", Rule.CORE_52)
            .or(0);
    static final Field<Integer> HEXSIDE = Field.of(
                    "hexside", Whole.of(0, 2), "walls and hedges crossed, one Movement Point each", Rule.CORE_53)
            .or(0);
    static final Field<Integer> MOVEMENT_POINTS =
            Field.of("movement-points", Whole.of(0, 50), "Movement Points they have left", Rule.CORE_08, Rule.V4_5);
    static final Field<Boolean> MOVED = Field.flag("moved", "they have moved in this phase already", Rule.CORE_08);
    static final Field<OccupiedBy> OCCUPIED_BY = Field.of(
                    "occupied-by",
                    Choice.of(OccupiedBy.values()),
                    "who is in the position (friendly, if it is full or units inside are told)",
                    Rule.V3_8,
                    Rule.V3_10)
            .or(OccupiedBy.NONE);
    static final Field<Boolean> FULL = Field.flag("full", "the position is stacked to its limit", Rule.V4_4);
    static final Field<Integer> EXIT_COST = Field.of(
                    "exit-cost", Whole.of(0, 20), "Movement Points to get out of the hex again", Rule.V4_5)
            .or(1);
    static final Field<CrossMode> MODE = Field.of(
                    "mode", Choice.of(CrossMode.values()), "how they go", Rule.V3_5, Rule.V3_9, Rule.V7_4)
            .or(CrossMode.MOVE);
    static final Field<Phase> PHASE = Field.of(
                    "phase",
                    Choice.of(Phase.values()),
                    "when they want to leave barbed wire, or to advance",
                    Rule.V8_3,
                    Rule.V8_4,
                    Rule.V3_5)
            .or(Phase.MOVEMENT);
    static final Field<Boolean> HIDDEN = Field.flag("hidden", "the minefield is hidden so far", Rule.V71_3);
    static final Field<MineDie> DIE = Field.of(
            "die", Choice.of(MineDie.values()), "what is rolled for mines, if not as settled", Rule.V7_6, Rule.CORE_01);
    static final Field<Boolean> OWN_MINES = Field.flag("own-mines", "their own side laid the mines", Rule.V7_2);
    static final Field<Integer> PASSENGERS = Field.of(
                    "passengers", Whole.of(0, 10), "units carried or towed by each of them", Rule.CORE_06)
            .or(0);
    static final Field<Nation> SIDE = Field.of(
                    "side", Choice.of(Nation.values()), "whose units they are, for caves", Rule.V11_3)
            .or(Nation.JAPANESE);
    static final Field<Integer> TUNNEL =
            Field.of("tunnel", new Whole(1, 100, "hexes"), "hexes to move through a tunnel", Rule.V12_7);
    static final Field<TunnelEnd> ENTRY =
            Field.of("entry", Choice.of(TunnelEnd.values()), "where they go into the tunnel", Rule.V12_3);
    static final Field<TunnelEnd> EXIT =
            Field.of("exit", Choice.of(TunnelEnd.values()), "where they come out of it, if they do", Rule.V12_5);

    static final Form<Crossing> FORM = new Form<>(
            List.of(
                    POSITION,
                    UNITS,
                    AS,
                    HexForm.TERRAIN,
                    TERRAIN_COST,
                    UPHILL,
                    HEXSIDE,
                    MOVEMENT_POINTS,
                    MOVED,
                    OCCUPIED_BY,
                    FULL,
                    StackForm.OCCUPANTS,
                    StackForm.LEADERS,
                    StackForm.GUNS,
                    StackForm.VEHICLES,
                    EXIT_COST,
                    MODE,
                    PHASE,
                    HIDDEN,
                    DIE,
                    OWN_MINES,
                    PASSENGERS,
                    SIDE,
                    TUNNEL,
                    ENTRY,
                    EXIT),
            CrossReader::read);

    private CrossForm() {}

    /** Who is in the position: friends where nobody was named, but units inside were told. */
    static OccupiedBy occupiedBy(Inputs in) {
        Optional<OccupiedBy> named = in.find(OCCUPIED_BY);
        if (named.isEmpty()) {
            return in.get(OCCUPIED_BY, isHeld(in) ? OccupiedBy.FRIENDLY : OccupiedBy.NONE);
        }
        if (named.get() == OccupiedBy.NONE && isHeld(in)) {
            throw new BadInput("--occupied-by none: units inside are told as well; leave out one of them");
        }
        return named.get();
    }

    private static boolean isHeld(Inputs in) {
        return in.get(FULL)
                || in.find(StackForm.OCCUPANTS).orElse(0) > 0
                || in.find(StackForm.GUNS).orElse(0) > 0
                || in.find(StackForm.VEHICLES).orElse(0) > 0;
    }
}
