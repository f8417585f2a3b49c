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
        return occupiedBy != OccupiedBy.ENEMY && in.get(CrossForm.FULL) ? FULL : INSIDE;
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
