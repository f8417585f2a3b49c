package io.redoubt.rules.lg;

/** What an attack on a structure came to. */
enum Impact implements Way {
    MISS,
    HIT,
    PENETRATED
}
