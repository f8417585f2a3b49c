package io.redoubt.rules.lg;

/** How a structure stands after attacks, the mildest first. */
enum DamageEnd implements Way {
    NO_DAMAGE,
    HOLE,
    PART_DESTROYED,
    STANDING,
    DESTROYED
}
