package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** What is fired. */
public enum Weapon implements PlainName {
    SMALL_ARMS,
    MACHINE_GUN,
    GUN,
    AT_WEAPON,
    MORTAR,
    ARTILLERY,
    AIR;

    /** True for what attacks from off the map, and so from no hex of it. */
    public boolean isOffMap() {
        return this == ARTILLERY || this == AIR;
    }

    /** What fires it, where nobody says: leaders help infantry only, and wire hampers nobody else. */
    public UnitClass firer() {
        return switch (this) {
            case SMALL_ARMS, MACHINE_GUN, AT_WEAPON, MORTAR -> UnitClass.INFANTRY;
            case GUN, ARTILLERY -> UnitClass.GUN;
            case AIR -> UnitClass.VEHICLE;
        };
    }

    /** Unmodified number to hit with Anti-Tank fire, for weapons of which range does not matter. */
    public static final int TO_HIT = 8;
}
