package io.redoubt.rules.vv.fire;

import io.redoubt.rules.vv.terms.PlainName;

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
