package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;
import io.redoubt.umpire.SentenceTemplate;

/** The terrain of a hex: its cost, its cover, and whether units may enter. */
public enum Terrain implements PlainName {
    OPEN(Ground.OPEN, 1, 0),
    OPEN_HILL(Ground.OPEN, 1, 0),
    ROAD(Ground.OPEN, 1, 0),
    BRIDGE(Ground.ROUGH, 1, 0),
    BEACH(Ground.OPEN, 1, 0),
    RIVER_BANK(Ground.OPEN, 1, 0),
    DESERT(Ground.OPEN, 1, 0),
    FIELD(Ground.OPEN, 1, 0),
    FARMLAND(Ground.OPEN, 1, 0),
    CROPS(Ground.ROUGH, 1, 0),
    ORCHARD(Ground.ROUGH, 1, 0),
    HAY_STACK(Ground.ROUGH, 1, 0),
    PALM_GROVE(Ground.ROUGH, 1, 0),
    WOODS(Ground.ROUGH, 2, 2),
    JUNGLE(Ground.ROUGH, 2, 2),
    BUILDING(Ground.ROUGH, 2, 3),
    STREAM(Ground.ROUGH, 2, 1),
    GULLY(Ground.ROUGH, 2, 1),
    WADI(Ground.ROUGH, 2, 1),
    CANAL(Ground.IMPASSABLE, 0, 0),
    POND(Ground.IMPASSABLE, 0, 0),
    MARSH(Ground.IMPASSABLE, 0, 0),
    RIVER(Ground.IMPASSABLE, 0, 0),
    OCEAN(Ground.IMPASSABLE, 0, 0);

    enum Ground {
        OPEN,
        ROUGH,
        IMPASSABLE
    }

    /** The objection to impassable terrain. */
    public static final SentenceTemplate NOBODY_ENTERS =
            SentenceTemplate.of("No unit may enter {} hexes (core rules) [VV-CORE-54]");

    private static final int VEHICLE_IN_STREAM = 3;

    private final Ground ground;
    private final int cost;
    private final int cover;

    Terrain(Ground ground, int cost, int cover) {
        this.ground = ground;
        this.cost = cost;
        this.cover = cover;
    }

    /** Returns whether it counts as open terrain for placing fortifications. */
    public boolean isOpen() {
        return ground == Ground.OPEN;
    }

    public boolean isImpassable() {
        return ground == Ground.IMPASSABLE;
    }

    /** Returns whether it is a hindrance, which adds one to an attack roll into the hex. */
    public boolean hinders() {
        return this == CROPS || this == ORCHARD || this == HAY_STACK || this == PALM_GROVE;
    }

    /** Returns whether it has trees, in which mortar shells burst in the air. */
    public boolean hasTrees() {
        return this == WOODS || this == JUNGLE;
    }

    /** Returns whether no tunnel may run under it (VV-20.121-8); canals are not listed there (B-35). */
    public boolean isWater() {
        return switch (this) {
            case STREAM, POND, MARSH, BEACH, OCEAN, RIVER -> true;
            default -> false;
        };
    }

    /** Returns whether no entrenchment may be dug there (VV-20.2-3, B-23). */
    public boolean bansEntrenchments() {
        return switch (this) {
            case BUILDING, STREAM, GULLY, WADI -> true;
            default -> isImpassable();
        };
    }

    public int cost(UnitClass unit) {
        boolean low = this == STREAM || this == GULLY || this == WADI;
        return low && unit.isVehicle() ? VEHICLE_IN_STREAM : cost;
    }

    public int cover() {
        return cover;
    }
}
