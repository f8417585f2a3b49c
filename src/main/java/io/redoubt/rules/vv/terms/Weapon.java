package io.redoubt.rules.vv.terms;

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

    /** Unmodified number to hit with Anti-Tank fire, for weapons of which range does not matter. */
    public static final int TO_HIT = 8;
}
