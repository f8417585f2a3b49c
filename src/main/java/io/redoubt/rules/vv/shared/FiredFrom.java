package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** The position from which a unit fires or assaults. */
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

    /** Returns the position of the units; a building is not a position. */
    public Position position() {
        return this == BUILDING ? Position.OPEN : Position.valueOf(name());
    }

    public boolean isBunker() {
        return position().isBunker();
    }
}
