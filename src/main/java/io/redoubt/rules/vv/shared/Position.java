package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.NamedConstant;
import io.redoubt.rules.input.PlainName;
import java.util.List;

/** A fortification, an entrenchment, or none. */
public enum Position implements NamedConstant {
    OPEN("no position", 0),
    BUNKER("bunker", 0),
    BUNKER_CONCRETE("concrete bunker", 4),
    BUNKER_WOOD("wood and earth bunker", 3),
    SANDBAGS("sandbags", 2),
    MINEFIELD("minefield", 0),
    BARBED_WIRE("barbed wire", 0),
    FOXHOLE("foxhole", 1),
    TRENCH("trench", 2),
    CAVE("cave entrance", 2),
    TUNNEL("tunnel", 0);

    /** The two families of improved positions. */
    public enum Family implements PlainName {
        FORTIFICATION,
        ENTRENCHMENT
    }

    private final String words;
    private final int cover;

    Position(String words, int cover) {
        this.words = words;
        this.cover = cover;
    }

    /** Returns the positions that have a marker, without tunnel and open ground. */
    public static List<Position> markers() {
        return List.of(BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, SANDBAGS, MINEFIELD, BARBED_WIRE, FOXHOLE, TRENCH, CAVE);
    }

    /** Returns the modifier of the attack roll; 0 for an unspecified bunker. */
    public int cover() {
        return cover;
    }

    public boolean isBunker() {
        return this == BUNKER || this == BUNKER_CONCRETE || this == BUNKER_WOOD;
    }

    /** Returns whether units are inside it: true for all positions but mines and wire, which have no inside (B-08). */
    public boolean hasInside() {
        return this != OPEN && this != MINEFIELD && this != BARBED_WIRE;
    }

    /** Returns whether it takes units of this class, in any number. */
    public boolean takes(UnitClass unit) {
        return switch (this) {
            case OPEN, MINEFIELD, BARBED_WIRE -> true;
            case BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, SANDBAGS, CAVE -> !unit.isVehicle();
            case FOXHOLE, TRENCH, TUNNEL -> unit == UnitClass.INFANTRY;
        };
    }

    /** Returns its family; a tunnel belongs to the caves it starts from. */
    public Family family() {
        return switch (this) {
            case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, SANDBAGS, MINEFIELD, BARBED_WIRE -> Family.FORTIFICATION;
            case FOXHOLE, TRENCH, CAVE, TUNNEL -> Family.ENTRENCHMENT;
        };
    }

    /** Returns the place in words, for example {@code a trench}. */
    public String place() {
        return switch (this) {
            case OPEN -> "the open";
            case SANDBAGS, BARBED_WIRE -> words;
            case BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, MINEFIELD, FOXHOLE, TRENCH, CAVE, TUNNEL -> "a " + words;
        };
    }

    @Override
    public String words() {
        return words;
    }
}
