package io.redoubt.rules.lg;

/** What a search comes to. */
enum Spotting implements Way {
    NOT_DETECTED,
    DETECTED
}
