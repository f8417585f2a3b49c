package io.redoubt.rules.lg.detection;

import io.redoubt.rules.lg.terms.SelfNamed;

/** What a search comes to. */
enum Spotting implements SelfNamed {
    NOT_DETECTED,
    DETECTED
}
