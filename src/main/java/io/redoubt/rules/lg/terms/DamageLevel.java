package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.PlainName;

/** How a structure stands after attacks, the mildest first. */
public enum DamageLevel implements PlainName {
    NO_DAMAGE,
    HOLE,
    PART_DESTROYED,
    STANDING,
    DESTROYED
}
