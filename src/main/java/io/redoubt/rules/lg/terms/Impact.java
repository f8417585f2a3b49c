package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.PlainName;

/** What an attack on a structure came to. */
public enum Impact implements PlainName {
    MISS,
    HIT,
    PENETRATED
}
