package io.redoubt.rules.vv.positions;

import io.redoubt.rules.input.InputField;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.input.WholeNumberFormat;
import io.redoubt.rules.procedure.Checklist;
import io.redoubt.rules.vv.pieces.HexFields;
import io.redoubt.rules.vv.pieces.UnitFields;
import io.redoubt.rules.vv.shared.LongWords;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.Terrain;
import io.redoubt.rules.vv.shared.UnitClass;
import java.util.Optional;

/**
 * The cost of entering a hex, and the check whether the units can pay it.
 *
 * @param total cost for the units that stay
 * @param onward cost for the units that move on
 * @param points Movement Points left before, if given
 * @param exit cost of leaving the hex again; 0 for units that may stay
 * @param found rules that apply
 */
public record EntryCost(int total, int onward, Optional<Integer> points, int exit, Checklist found) {
    public static final InputField<Integer> EXIT_COST = InputField.of(
                    "exit-cost", WholeNumberFormat.of(0, 20), "Movement Points to leave the hex again [VV-20.4-5]")
            .or(1);

    private static final int OVERRUN = 2;

    /**
     * The path into a hex.
     *
     * @param ground cost of its terrain
     */
    public record Way(Position at, int ground, int uphill, int hexside) {
        /** Returns the path of units of a class over the given terrain. */
        public static Way of(
                Inputs in,
                Position at,
                Terrain terrain,
                UnitClass unit,
                InputField<Integer> uphill,
                InputField<Integer> hexside) {
            return new Way(
                    at, in.find(HexFields.TERRAIN_COST).orElse(terrain.cost(unit)), in.get(uphill), in.get(hexside));
        }

        private int total() {
            return ground + uphill + hexside;
        }

        private LongWords inWords(String more) {
            return new LongWords(ground + " for the terrain"
                    + (uphill > 0 ? " + " + uphill + " uphill" : "")
                    + (hexside > 0 ? " + " + hexside + (hexside == 1 ? " for the hexside" : " for the hexsides") : "")
                    + more);
        }

        private void noteSlopes(Checklist list) {
            if (uphill > 0) {
                list.note("Each hill level climbed costs one more [VV-CORE-52]");
            }
            if (hexside > 0) {
                list.note("Each wall or hedge crossed costs one more [VV-CORE-53]");
            }
        }
    }

    /** The entering units that only pass friends in a position, at the cost of B-09. */
    public enum Passing {
        NOBODY,
        SOME,
        ALL
    }

    /**
     * Returns the cost for units that move in.
     *
     * @param moved whether they have already moved, so that B-31 does not apply
     */
    public static EntryCost ofMove(Inputs in, Way way, Passing passing, InputField<Boolean> moved) {
        Optional<Integer> points = in.find(UnitFields.MOVEMENT_POINTS);
        boolean inside = way.at().hasInside();
        boolean free = inside
                && passing != Passing.NOBODY
                && in.reading(MovementReadings.PASSAGE_COST) == MovementReadings.Passage.TERRAIN_ONLY;
        int position = !inside || (free && passing == Passing.ALL) ? 0 : 1;
        int total = way.total() + position;
        int onward = free ? way.total() : total;
        Checklist list = new Checklist();
        if (position > 0) {
            list.note(
                    "{} for the position + {} = {}; going into it costs no more [VV-20.3-1, VV-20.3-4, VV-CORE-51]",
                    position,
                    way.inWords(""),
                    total);
        } else if (inside) {
            list.note("Passing costs terrain only (reading): {} = {} [VV-20.4-2, VV-CORE-51]", way.inWords(""), total);
        } else {
            noteHex(way, "", total, list);
        }
        if (onward < total) {
            list.note("Passing units pay {}, for the terrain (reading) [VV-20.4-2]", onward);
        }
        way.noteSlopes(list);
        points.ifPresent(left -> pays(in, total, left, position, moved, list));
        return new EntryCost(total, onward, points, 0, list);
    }

    /** Notes the cost of a hex whose position adds none. */
    private static void noteHex(Way way, String more, int total, Checklist list) {
        list.note(
                switch (way.at()) {
                    case MINEFIELD -> "A minefield adds no Movement Point: {} = {} [VV-20.3-2, VV-CORE-51]";
                    case BARBED_WIRE -> "Barbed wire adds no Movement Point: {} = {} [VV-20.3-3, VV-CORE-51]";
                    default -> "Movement Points: {} = {} [VV-CORE-51]";
                },
                way.inWords(more),
                total);
    }

    private static void pays(Inputs in, int total, int left, int position, InputField<Boolean> moved, Checklist list) {
        boolean late = in.get(moved);
        if (total <= left) {
            list.note("{} of {} Movement Points are left [VV-CORE-51]", left - total, left);
        } else if (late) {
            list.forbid(
                    position > 0
                            ? "That is {}, and only {} are left after moving: it may advance in later [VV-20.3-1, VV-20.3-5]"
                            : "That is {}, and only {} are left after moving: it may advance in later [VV-CORE-51, VV-CORE-56]",
                    total,
                    left);
        } else if (in.reading(MovementReadings.MINIMUM_MOVE) == MovementReadings.MinimumMove.MUST_AFFORD) {
            list.forbid(
                    position > 0
                            ? "That is {}, and only {} are left (reading) [VV-20.3-1, VV-CORE-08]"
                            : "That is {}, and only {} are left (reading) [VV-CORE-51, VV-CORE-08]",
                    total,
                    left);
        } else {
            list.note(
                    "That is more than its {}, but a unit that has not moved may always move one hex [VV-CORE-08]",
                    left);
        }
    }

    /** Returns the cost for an AFV that makes an overrun, which is no minimum move: it must pay the full cost. */
    public static EntryCost ofOverrun(Inputs in, Way way) {
        Optional<Integer> points = in.find(UnitFields.MOVEMENT_POINTS);
        int position = way.at().hasInside() ? 1 : 0;
        int total = way.total() + position + OVERRUN;
        String more = " + " + OVERRUN + " for the overrun";
        Checklist list = new Checklist();
        if (position > 0) {
            list.note("{} for the position + {} = {} [VV-20.3-1, VV-CORE-51]", position, way.inWords(more), total);
        } else {
            noteHex(way, more, total, list);
        }
        way.noteSlopes(list);
        list.note("The overrun itself costs two more [VV-CORE-50]");
        points.ifPresent(left -> {
            if (total <= left) {
                list.note("{} of {} Movement Points are left [VV-CORE-51]", left - total, left);
            } else {
                list.forbid("That is {}, and only {} are left for an overrun [VV-CORE-50, VV-CORE-51]", total, left);
            }
        });
        return new EntryCost(total, total, points, in.get(EXIT_COST), list);
    }

    /** Returns this cost with the cost of leaving the hex again. */
    public EntryCost leavingFor(int exitCost) {
        return new EntryCost(total, onward, points, exitCost, found);
    }

    public static String points(int points) {
        return points == 1 ? "1 Movement Point" : points + " Movement Points";
    }

    /** Returns whether the units enter only because a unit may always move one hex. */
    public boolean isLastHex() {
        return points.isPresent() && total > points.get();
    }

    /** Returns whether the units are known to lack the points to leave the hex again. */
    public boolean isTrapped() {
        return points.isPresent() && Math.max(0, points.get() - onward) < exit;
    }

    /** Judges whether units that may not stay can leave the hex again. */
    public void checkWayOut(Checklist list) {
        if (isTrapped()) {
            list.forbid("It could neither stay nor leave again for {}: it may not enter [VV-20.4-5, VV-20.4-3]", exit);
        } else if (points.isPresent()) {
            list.note("Leaving the hex again takes {}, which it has left [VV-20.4-5]", exit);
        }
    }
}
