package io.redoubt.rules.lg;

/** What damps a fire. */
enum Weather implements Way {
    CLEAR,
    MIST,
    RAIN,
    MIST_AND_RAIN
}
