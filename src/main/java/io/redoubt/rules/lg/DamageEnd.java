package io.redoubt.rules.lg;

/** How a structure stands after attacks, the mildest first. */
enum DamageEnd implements Way {
    NO_DAMAGE,
    HOLE,
    PART_DESTROYED,
    STANDING,
    DESTROYED;

    static DamageEnd of(Effect effect) {
        return switch (effect) {
            case NO_DAMAGE -> NO_DAMAGE;
            case HOLE -> HOLE;
            case PART_DESTROYED -> PART_DESTROYED;
            case DESTROYED -> DESTROYED;
        };
    }
}
