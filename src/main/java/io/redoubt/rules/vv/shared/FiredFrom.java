package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** Where a unit fires or assaults from. */
public enum FiredFrom implements PlainName {
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

    public static FiredFrom of(Position position) {
        return valueOf(position.name());
    }

    /** The position that units fire from; a building is none. */
    public Position position() {
        return this == BUILDING ? Position.OPEN : Position.valueOf(name());
    }

    public boolean isBunker() {
        return position().isBunker();
    }
}
