package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.PlainName;

/** How an attack ends, the mildest first within each kind of attack. */
enum ShotOutcome implements PlainName {
    NOT_DETECTED,
    MISSED,
    MISSED_THE_OPENING,
    MISSED_THE_STRUCTURE,
    NO_PENETRATION,
    PENETRATED,
    NOT_PENETRATED_NO_FIRE,
    NOT_PENETRATED_BUT_ON_FIRE,
    PENETRATED_NO_FIRE,
    PENETRATED_AND_ON_FIRE,
    PENETRATED_NOBODY_HIT,
    NOBODY_HIT,
    PIECE_HIT_ARMOR_HOLDS,
    PIECE_OUT_OF_ACTION,
    STILL_IN_ACTION,
    OUT_OF_ACTION,
    STANDING,
    DESTROYED
}
