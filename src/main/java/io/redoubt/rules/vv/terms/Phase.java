package io.redoubt.rules.vv.terms;

/** The phases of a player's segment. */
public enum Phase implements PlainName {
    COMMAND,
    FIRE,
    MOVEMENT,
    DEFENSIVE_FIRE,
    ADVANCE_AND_ASSAULT,
    AFTER_ACTION
}
