package io.redoubt.rules.vv.terms;

/** Who is in a hex already. */
public enum OccupiedBy implements PlainName {
    NONE,
    FRIENDLY,
    ENEMY
}
