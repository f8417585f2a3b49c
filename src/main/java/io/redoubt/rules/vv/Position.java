package io.redoubt.rules.vv;

import io.redoubt.rules.Named;
import java.util.List;

/** A fortification or an entrenchment, or none: where a unit is. */
enum Position implements Named {
    OPEN("open", "no position", 0),
    BUNKER("bunker", "bunker", 0),
    BUNKER_CONCRETE("bunker-concrete", "concrete bunker", 4),
    BUNKER_WOOD("bunker-wood", "wood and earth bunker", 3),
    SANDBAGS("sandbags", "sandbags", 2),
    MINEFIELD("minefield", "minefield", 0),
    BARBED_WIRE("barbed-wire", "barbed wire", 0),
    FOXHOLE("foxhole", "foxhole", 1),
    TRENCH("trench", "trench", 2),
    CAVE("cave", "cave entrance", 2),
    TUNNEL("tunnel", "tunnel", 0);

    /** The two families of improved positions. */
    enum Family implements Way {
        FORTIFICATION,
        ENTRENCHMENT
    }

    private final String id;
    private final String words;
    private final int cover;

    Position(String id, String words, int cover) {
        this.id = id;
        this.words = words;
        this.cover = cover;
    }

    /** What can stand in a hex as a marker, without a tunnel and without the open. */
    static List<Position> markers() {
        return List.of(BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, SANDBAGS, MINEFIELD, BARBED_WIRE, FOXHOLE, TRENCH, CAVE);
    }

    /** What is added to the attack roll; 0 for a bunker whose building is not known. */
    int cover() {
        return cover;
    }

    boolean isBunker() {
        return this == BUNKER || this == BUNKER_CONCRETE || this == BUNKER_WOOD;
    }

    /** True for what units get inside of: everything but mines and wire, which they merely stand in (B-08). */
    boolean hasInside() {
        return this != OPEN && this != MINEFIELD && this != BARBED_WIRE;
    }

    /** Its family; a tunnel belongs to the caves it starts from. */
    Family family() {
        return switch (this) {
            case OPEN, BUNKER, BUNKER_CONCRETE, BUNKER_WOOD, SANDBAGS, MINEFIELD, BARBED_WIRE -> Family.FORTIFICATION;
            case FOXHOLE, TRENCH, CAVE, TUNNEL -> Family.ENTRENCHMENT;
        };
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }
}
