package io.redoubt.rules.vv;

/** Who is in a hex already. */
enum OccupiedBy implements PlainName {
    NONE,
    FRIENDLY,
    ENEMY
}
