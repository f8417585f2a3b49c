package io.redoubt.rules.vv;

import io.redoubt.rules.Inputs;

/** Whether entering units can stay in the position. */
enum Room {
    INSIDE,
    FULL,
    MISFIT,
    BARRED_MISFIT;

    static Room of(Inputs in, Position at, UnitClass unit, OccupiedBy occupiedBy) {
        if (!mayOccupy(at, unit)) {
            return in.reading(CrossPoints.CANNOT_OCCUPY) == CrossPoints.Misfit.MAY_NOT_ENTER ? BARRED_MISFIT : MISFIT;
        }
        if (occupiedBy == OccupiedBy.ENEMY) {
            return INSIDE;
        }
        if (in.get(CrossForm.FULL)) {
            return FULL;
        }
        return at.hasInside() && !fits(in, at, unit, occupiedBy) ? FULL : INSIDE;
    }

    /** True if all the units that enter find room beside those who are inside. */
    private static boolean fits(Inputs in, Position at, UnitClass unit, OccupiedBy occupiedBy) {
        Stack inside = occupiedBy == OccupiedBy.FRIENDLY ? StackForm.read(in) : new Stack(0, 0, 0, 0);
        DeployPoints.Leaders leaders = at.isBunker() && inside.leaders() > 0
                ? in.reading(DeployPoints.LEADERS)
                : DeployPoints.LEADERS.standard();
        return inside.with(unit, in.get(CrossForm.UNITS)).fits(at, leaders);
    }

    /** True if the position takes units of this class, numbers left aside. */
    static boolean mayOccupy(Position at, UnitClass unit) {
        return switch (at) {
            case OPEN, MINEFIELD, BARBED_WIRE -> true;
            case BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, SANDBAGS, CAVE -> !unit.isVehicle();
            case FOXHOLE, TRENCH, TUNNEL -> unit == UnitClass.INFANTRY;
        };
    }
}
