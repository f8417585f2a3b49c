package io.redoubt.rules.lg.terms;

/** What damps a fire. */
public enum Weather implements SelfNamed {
    CLEAR,
    MIST,
    RAIN,
    MIST_AND_RAIN
}
