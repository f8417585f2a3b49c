package io.redoubt.rules.vv;

/** What is fired. */
public enum Weapon implements Way {
    SMALL_ARMS,
    MACHINE_GUN,
    GUN,
    AT_WEAPON,
    MORTAR,
    ARTILLERY,
    AIR;

    /** Unmodified number to hit with Anti-Tank fire, for weapons of which range does not matter. */
    static final int TO_HIT = 8;
}
