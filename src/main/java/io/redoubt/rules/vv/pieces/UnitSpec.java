package io.redoubt.rules.vv.pieces;

import io.redoubt.rules.vv.shared.UnitClass;
import java.util.List;

/**
 * A unit that takes casualty points.
 *
 * @param rating Casualty Rating; 0 for an AFV, which AP fire cannot hurt
 * @param half Casualty Rating of its half squad; 0 if it has none
 * @param hide whether it ignores the first casualty point (valorous, or a Gun Shield that faces the fire)
 */
public record UnitSpec(Kind kind, String name, int rating, int half, State state, Hide hide) {
    public enum Kind {
        SQUAD,
        HALF_SQUAD,
        LEADER,
        GUN,
        VEHICLE,
        AFV;

        /** Returns whether the unit rolls to survive instead of losing men. */
        public boolean hasCrew() {
            return this == GUN || this == VEHICLE;
        }
    }

    /** The state before the attack. */
    public enum State {
        FRESH,
        PINNED,
        /** The state of an immobilised AFV, which is never pinned. */
        IMMOBILE
    }

    public enum Hide {
        PLAIN,
        IGNORES_FIRST
    }

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

    /** Returns the number of points without effect: 0 or 1. */
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
