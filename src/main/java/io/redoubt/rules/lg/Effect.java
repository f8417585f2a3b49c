package io.redoubt.rules.lg;

/** What the guidelines say an attack does to a structure, the mildest first. */
enum Effect implements Way {
    NO_DAMAGE,
    HOLE,
    PART_DESTROYED,
    DESTROYED
}
