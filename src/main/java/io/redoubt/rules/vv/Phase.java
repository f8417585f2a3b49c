package io.redoubt.rules.vv;

/** The phases of a player's segment. */
enum Phase implements PlainName {
    COMMAND,
    FIRE,
    MOVEMENT,
    DEFENSIVE_FIRE,
    ADVANCE_AND_ASSAULT,
    AFTER_ACTION
}
