package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** A type of weapon. */
public enum Weapon implements PlainName {
    SMALL_ARMS,
    MACHINE_GUN,
    GUN,
    AT_WEAPON,
    MORTAR,
    ARTILLERY,
    AIR;

    /** Returns whether it attacks from off the map, and so from no hex of it. */
    public boolean isOffMap() {
        return this == ARTILLERY || this == AIR;
    }

    /** Returns the usual user of the weapon: leaders help infantry only, and wire hampers infantry only. */
    public UnitClass firer() {
        return switch (this) {
            case SMALL_ARMS, MACHINE_GUN, AT_WEAPON, MORTAR -> UnitClass.INFANTRY;
            case GUN, ARTILLERY -> UnitClass.GUN;
            case AIR -> UnitClass.VEHICLE;
        };
    }

    /** The unmodified number to hit with Anti-Tank fire, for weapons for which range does not matter. */
    public static final int TO_HIT = 8;
}
