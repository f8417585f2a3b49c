package io.redoubt.rules.lg.terms;

/** What an attack on a structure came to. */
public enum Impact implements SelfNamed {
    MISS,
    HIT,
    PENETRATED
}
