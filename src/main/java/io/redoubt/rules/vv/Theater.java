package io.redoubt.rules.vv;

/** Where a scenario is fought. */
enum Theater implements Way {
    PACIFIC,
    EUROPE,
    AFRICA,
    OTHER
}
