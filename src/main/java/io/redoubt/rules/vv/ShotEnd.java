package io.redoubt.rules.vv;


/** What fire comes to. */
enum ShotEnd implements PlainName {
    FAILURE,
    SUCCESS,
    MISSED,
    NO_EFFECT,
    CASUALTIES,
    IMMOBILISED,
    ELIMINATED
}
