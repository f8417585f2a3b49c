package io.redoubt.rules.vv.terms;

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
        return switch (position) {
            case OPEN -> OPEN;
            case BUNKER -> BUNKER;
            case BUNKER_CONCRETE -> BUNKER_CONCRETE;
            case BUNKER_WOOD -> BUNKER_WOOD;
            case SANDBAGS -> SANDBAGS;
            case MINEFIELD -> MINEFIELD;
            case BARBED_WIRE -> BARBED_WIRE;
            case FOXHOLE -> FOXHOLE;
            case TRENCH -> TRENCH;
            case CAVE -> CAVE;
            case TUNNEL -> TUNNEL;
        };
    }

    /** The position that those who fire are in. */
    public Position position() {
        return switch (this) {
            case OPEN, BUILDING -> Position.OPEN;
            case BUNKER -> Position.BUNKER;
            case BUNKER_CONCRETE -> Position.BUNKER_CONCRETE;
            case BUNKER_WOOD -> Position.BUNKER_WOOD;
            case SANDBAGS -> Position.SANDBAGS;
            case MINEFIELD -> Position.MINEFIELD;
            case BARBED_WIRE -> Position.BARBED_WIRE;
            case FOXHOLE -> Position.FOXHOLE;
            case TRENCH -> Position.TRENCH;
            case CAVE -> Position.CAVE;
            case TUNNEL -> Position.TUNNEL;
        };
    }

    public boolean isBunker() {
        return this == BUNKER || this == BUNKER_CONCRETE || this == BUNKER_WOOD;
    }
}
