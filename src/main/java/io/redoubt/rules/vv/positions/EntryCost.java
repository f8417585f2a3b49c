package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.Field;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.Whole;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.terms.LongWords;
import io.redoubt.rules.vv.terms.MovementReadings;
import io.redoubt.rules.vv.terms.Position;
import io.redoubt.rules.vv.terms.Terrain;
import io.redoubt.rules.vv.terms.UnitClass;
import io.redoubt.umpire.Remark;
import java.util.Optional;

/**
 * What entering a hex costs, and whether the units can pay it.
 *
 * @param position what the position adds
 * @param overrun what an overrun adds
 * @param passage what those pay for the position who only pass friends in it (B-09)
 * @param points Movement Points left before, where they were given
 * @param minimum whether a unit that has not moved may enter all the same (B-31); empty if it has moved, or overruns
 * @param exit what it takes to get out again; 0 for those who may stay
 */
public record EntryCost(
        int terrain,
        int uphill,
        int hexside,
        int position,
        int overrun,
        MovementReadings.Passage passage,
        Optional<Integer> points,
        Optional<MovementReadings.MinimumMove> minimum,
        int exit) {
    public static final Field<Integer> EXIT_COST = Field.of(
                    "exit-cost", Whole.of(0, 20), "Movement Points to get out of the hex again [VV-20.4-5]")
            .or(1);

    private static final int OVERRUN = 2;
    private static final MovementReadings.Passage FREE = MovementReadings.Passage.TERRAIN_ONLY;

    private static final Remark NONE_FOR_MINES =
            Remark.of("A minefield adds no Movement Point: {} = {} [VV-20.3-2, VV-CORE-51]");
    private static final Remark NONE_FOR_WIRE =
            Remark.of("Barbed wire adds no Movement Point: {} = {} [VV-20.3-3, VV-CORE-51]");
    private static final Remark FREE_PASSAGE =
            Remark.of("Passing friends costs the terrain only (a reading): {} = {} [VV-20.4-2, VV-CORE-51]");

    /**
     * The way into a hex.
     *
     * @param ground what its terrain costs
     */
    public record Way(Position at, int ground, int uphill, int hexside) {
        /** The way of such units, over the terrain as it was told. */
        public static Way of(
                Inputs in,
                Position at,
                Terrain terrain,
                UnitClass unit,
                Field<Integer> uphill,
                Field<Integer> hexside) {
            return new Way(
                    at, in.find(HexFields.TERRAIN_COST).orElse(terrain.cost(unit)), in.get(uphill), in.get(hexside));
        }
    }

    /** Who of those who enter only passes friends in a position, and pays for it as B-09 says. */
    public enum Passing {
        NOBODY,
        SOME,
        ALL
    }

    /**
     * What those pay who move in.
     *
     * @param moved whether they have moved before, so that B-31 does not help them
     */
    public static EntryCost ofMove(Inputs in, Way way, Passing passing, Field<Boolean> moved) {
        Optional<Integer> points = in.find(UnitFields.MOVEMENT_POINTS);
        MovementReadings.Passage passage = way.at().hasInside() && passing != Passing.NOBODY
                ? in.reading(MovementReadings.PASSAGE_COST)
                : MovementReadings.PASSAGE_COST.standard();
        int position = !way.at().hasInside() || (passage == FREE && passing == Passing.ALL) ? 0 : 1;
        int total = way.ground() + way.uphill() + way.hexside() + position;
        boolean dear = points.isPresent() && total > points.get();
        Optional<MovementReadings.MinimumMove> minimum = points.isEmpty() || in.get(moved)
                ? Optional.empty()
                : Optional.of(
                        dear ? in.reading(MovementReadings.MINIMUM_MOVE) : MovementReadings.MinimumMove.ONE_HEX_ALWAYS);
        return new EntryCost(way.ground(), way.uphill(), way.hexside(), position, 0, passage, points, minimum, 0);
    }

    /** What an AFV pays that drives over the enemy: no unit has a right to that, however little it has left. */
    public static EntryCost ofOverrun(Inputs in, Way way) {
        return new EntryCost(
                way.ground(),
                way.uphill(),
                way.hexside(),
                way.at().hasInside() ? 1 : 0,
                OVERRUN,
                MovementReadings.PASSAGE_COST.standard(),
                in.find(UnitFields.MOVEMENT_POINTS),
                Optional.empty(),
                in.get(EXIT_COST));
    }

    /** The same, with what it takes to get out again. */
    public EntryCost leavingFor(int exitCost) {
        return new EntryCost(terrain, uphill, hexside, position, overrun, passage, points, minimum, exitCost);
    }

    /** So many Movement Points in words. */
    public static String points(int points) {
        return points == 1 ? "1 Movement Point" : points + " Movement Points";
    }

    /** True if the units enter only because a unit may always move one hex. */
    public boolean isLastHex() {
        return points.isPresent() && total() > points.get();
    }

    public int total() {
        return terrain + uphill + hexside + position + overrun;
    }

    /** What those pay who do not stay. */
    private int onward() {
        return passage == FREE ? total() - position : total();
    }

    /** True if the units are known to lack the points to get out again. */
    public boolean isTrapped() {
        return points.isPresent() && Math.max(0, points.get() - onward()) < exit;
    }

    public void check(Position at, Checklist list) {
        if (position > 0) {
            list.note(
                    overrun > 0
                            ? "{} for the position + {} = {} [VV-20.3-1, VV-CORE-51]"
                            : "{} for the position + {} = {}; going into it costs no more [VV-20.3-1, VV-20.3-4, VV-CORE-51]",
                    position,
                    others(),
                    total());
        } else {
            list.note(
                    switch (at) {
                        case MINEFIELD -> NONE_FOR_MINES;
                        case BARBED_WIRE -> NONE_FOR_WIRE;
                        case OPEN -> Remark.of("Movement Points: {} = {} [VV-CORE-51]");
                        default -> FREE_PASSAGE;
                    },
                    others(),
                    total());
        }
        if (onward() < total()) {
            list.note("Those who only pass pay {}, for the terrain (a reading) [VV-20.4-2]", onward());
        }
        if (uphill > 0) {
            list.note("Each hill level climbed costs one more [VV-CORE-52]");
        }
        if (hexside > 0) {
            list.note("Each wall or hedge crossed costs one more [VV-CORE-53]");
        }
        if (overrun > 0) {
            list.note("The overrun itself costs two more [VV-CORE-50]");
        }
        points.ifPresent(left -> checkPoints(left, list));
    }

    private void checkPoints(int left, Checklist list) {
        if (total() <= left) {
            list.note("{} of {} Movement Points are left [VV-CORE-51]", left - total(), left);
        } else if (overrun > 0) {
            list.forbid(
                    "That is {}, and only {} are left: not enough for an overrun [VV-CORE-50, VV-CORE-51]",
                    total(),
                    left);
        } else if (minimum.isEmpty()) {
            list.forbid(
                    position > 0
                            ? "That is {}, and only {} are left after moving: it may advance in later [VV-20.3-1, VV-20.3-5]"
                            : "That is {}, and only {} are left after moving: it may advance in later [VV-CORE-51, VV-CORE-56]",
                    total(),
                    left);
        } else if (minimum.get() == MovementReadings.MinimumMove.MUST_AFFORD) {
            list.forbid(
                    position > 0
                            ? "That is {}, and only {} are left (a reading) [VV-20.3-1, VV-CORE-08]"
                            : "That is {}, and only {} are left (a reading) [VV-CORE-51, VV-CORE-08]",
                    total(),
                    left);
        } else {
            list.note(
                    "That is more than its {}, but a unit that has not moved may always move one hex [VV-CORE-08]",
                    left);
        }
    }

    /** Says whether those who may not stay get out of the hex again. */
    public void checkWayOut(Checklist list) {
        if (isTrapped()) {
            list.forbid(
                    "It could not stay, and not get out again for {}: it may not enter [VV-20.4-5, VV-20.4-3]", exit);
        } else if (points.isPresent()) {
            list.note("Getting out of the hex again takes {}, and it has that left [VV-20.4-5]", exit);
        }
    }

    private LongWords others() {
        StringBuilder sum = new StringBuilder().append(terrain).append(" for the terrain");
        term(sum, uphill, " uphill");
        term(sum, hexside, hexside == 1 ? " for the hexside" : " for the hexsides");
        term(sum, overrun, " for the overrun");
        return new LongWords(sum.toString());
    }

    private static void term(StringBuilder sum, int value, String what) {
        if (value > 0) {
            sum.append(" + ").append(value).append(what);
        }
    }
}
