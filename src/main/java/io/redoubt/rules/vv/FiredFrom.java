package io.redoubt.rules.vv;

/** Where a unit fires or assaults from. */
enum FiredFrom implements Way {
    OPEN,
    BUNKER,
    BUNKER_CONCRETE,
    BUNKER_WOOD,
    SANDBAGS,
    MINEFIELD,
    BARBED_WIRE,
    FOXHOLE,
    TRENCH,
    CAVE,
    TUNNEL,
    BUILDING;

    boolean isBunker() {
        return this == BUNKER || this == BUNKER_CONCRETE || this == BUNKER_WOOD;
    }
}
