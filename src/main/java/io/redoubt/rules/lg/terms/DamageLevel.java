package io.redoubt.rules.lg.terms;

/** How a structure stands after attacks, the mildest first. */
public enum DamageLevel implements SelfNamed {
    NO_DAMAGE,
    HOLE,
    PART_DESTROYED,
    STANDING,
    DESTROYED
}
