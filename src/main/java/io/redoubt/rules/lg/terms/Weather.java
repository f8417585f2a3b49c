package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.PlainName;

/** What damps a fire. */
public enum Weather implements PlainName {
    CLEAR,
    MIST,
    RAIN,
    MIST_AND_RAIN
}
