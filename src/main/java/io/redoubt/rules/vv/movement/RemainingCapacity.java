package io.redoubt.rules.vv.movement;

import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.vv.positions.PositionStack;
import io.redoubt.rules.vv.shared.MovementReadings;
import io.redoubt.rules.vv.shared.OccupiedBy;
import io.redoubt.rules.vv.shared.PlacementReadings;
import io.redoubt.rules.vv.shared.Position;
import io.redoubt.rules.vv.shared.UnitClass;

/**
 * The number of entering units that find a place in the position, or in the hex if it has no inside.
 *
 * @param units number of entering units
 * @param places number of units that may stay
 */
record RemainingCapacity(Fit fit, int units, int places) {
    enum Fit {
        INSIDE,
        PARTLY,
        FULL,
        MISFIT,
        BARRED_MISFIT
    }

    /** Returns no capacity, for units that go through. */
    static RemainingCapacity none(int units) {
        return new RemainingCapacity(Fit.MISFIT, units, 0);
    }

    /** Returns the capacity for units that the position does not take: they go through, or may not enter (B-11). */
    static RemainingCapacity ofMisfits(Inputs in) {
        int units = in.get(CrossForm.UNITS);
        boolean barred = in.reading(MovementReadings.CANNOT_OCCUPY) == MovementReadings.Misfit.MAY_NOT_ENTER;
        return barred ? new RemainingCapacity(Fit.BARRED_MISFIT, units, 0) : none(units);
    }

    static RemainingCapacity of(Inputs in, Position at, UnitClass unit, OccupiedBy occupiedBy) {
        if (!at.takes(unit)) {
            return ofMisfits(in);
        }
        int units = in.get(CrossForm.UNITS);
        if (occupiedBy == OccupiedBy.FRIENDLY && in.get(CrossForm.FULL)) {
            return new RemainingCapacity(Fit.FULL, units, 0);
        }
        int places = places(in, at, unit, occupiedBy);
        if (places == units) {
            return new RemainingCapacity(Fit.INSIDE, units, places);
        }
        return new RemainingCapacity(places == 0 ? Fit.FULL : Fit.PARTLY, units, places);
    }

    /** Returns the number of entering units that find room; enemies inside are eliminated or driven out first. */
    private static int places(Inputs in, Position at, UnitClass unit, OccupiedBy occupiedBy) {
        PositionStack inside = occupiedBy == OccupiedBy.FRIENDLY ? PositionStack.read(in) : PositionStack.EMPTY;
        int units = in.get(CrossForm.UNITS);
        int led = PositionStack.leadersEntering(in, units);
        PlacementReadings.Leaders leaders = inside.with(unit, units, led).leadersCount(in, at);
        int places = 0; // leaders go first, since they may find room where no squad does
        while (places < units
                && inside.with(unit, places + 1, Math.min(led, places + 1)).fits(at, leaders)) {
            places++;
        }
        return places;
    }

    boolean isInside() {
        return fit == Fit.INSIDE;
    }

    /** Returns whether the position does not take such units, even if it is empty. */
    boolean isMisfit() {
        return fit == Fit.MISFIT || fit == Fit.BARRED_MISFIT;
    }

    /** Returns whether some of the units must leave the hex again. */
    boolean sendsOn() {
        return fit == Fit.PARTLY || fit == Fit.FULL || fit == Fit.MISFIT;
    }

    String staying() {
        return places == 1 ? "1 unit" : places + " units";
    }

    String others() {
        int rest = units - places;
        return rest == 1 ? "the other one" : "the other " + rest;
    }
}
