package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.vv.shared.UnitClass;
import java.util.List;

/**
 * A unit in a hex that takes casualty points.
 *
 * @param rating its Casualty Rating; 0 for an AFV, which AP fire cannot hurt
 * @param half Casualty Rating of the half squad it can be reduced to; 0 if it cannot
 * @param state whether it was pinned before
 * @param hide whether it ignores the first casualty point (valorous, or a Gun Shield that faces the fire)
 */
public record UnitSpec(Kind kind, String name, int rating, int half, State state, Hide hide) {
    /** What kind of unit it is. */
    public enum Kind {
        SQUAD,
        HALF_SQUAD,
        LEADER,
        GUN,
        VEHICLE,
        AFV;

        /** True for units that roll to survive instead of losing men. */
        public boolean hasCrew() {
            return this == GUN || this == VEHICLE;
        }
    }

    /** How it stood before the attack. */
    public enum State {
        FRESH,
        PINNED,
        /** Of an AFV, which is never pinned. */
        IMMOBILE
    }

    /** Whether the first point does nothing to it. */
    public enum Hide {
        PLAIN,
        IGNORES_FIRST
    }

    /** What such units are, as far as fortifications care. */
    public static List<UnitClass> classes(List<UnitSpec> units) {
        return units.stream().map(UnitSpec::unitClass).toList();
    }

    public UnitClass unitClass() {
        return switch (kind) {
            case SQUAD, HALF_SQUAD, LEADER -> UnitClass.INFANTRY;
            case GUN -> UnitClass.GUN;
            case VEHICLE -> UnitClass.VEHICLE;
            case AFV -> UnitClass.AFV;
        };
    }

    /** How many points of an attack do nothing to it: 0 or 1. */
    public int ignored() {
        return hide == Hide.IGNORES_FIRST ? 1 : 0;
    }

    public boolean isImmobile() {
        return state == State.IMMOBILE;
    }

    public boolean isPinned() {
        return state == State.PINNED;
    }
}
