package io.redoubt.opinion.vv;

import io.redoubt.opinion.vv.Troop.Kind;
import java.util.Arrays;
import java.util.List;

/** What is in a hex: a fortification, an entrenchment, or nothing. */
enum Place {
    OPEN("open", 0, ""),
    CONCRETE("bunker-concrete", 4, "VV-20.5-2"),
    WOOD("bunker-wood", 3, "VV-20.5-2"),
    SANDBAGS("sandbags", 2, "VV-20.6-2"),
    MINEFIELD("minefield", 0, ""),
    WIRE("barbed-wire", 0, ""),
    FOXHOLE("foxhole", 1, "VV-20.9-2"),
    TRENCH("trench", 2, "VV-20.10-2"),
    CAVE("cave", 2, "VV-20.11-7");

    /** Positions that somebody gets into, and that have room for so many. */
    static final List<Place> WORKS = List.of(CONCRETE, WOOD, SANDBAGS, FOXHOLE, TRENCH, CAVE);

    static final List<Place> ALL = Arrays.asList(values());

    private final String word;
    private final int cover;
    private final String whom;

    Place(String word, int cover, String whom) {
        this.word = word;
        this.cover = cover;
        this.whom = whom;
    }

    String word() {
        return word;
    }

    /** What the position adds to an attack roll. */
    int cover() {
        return cover;
    }

    /** The rule that says whom it takes in. */
    String whom() {
        return whom;
    }

    boolean bunker() {
        return this == CONCRETE || this == WOOD;
    }

    boolean fortification() {
        return bunker() || this == SANDBAGS || this == MINEFIELD || this == WIRE;
    }

    boolean work() {
        return WORKS.contains(this);
    }

    /** Whether it is made for them at all, however many are inside. */
    boolean takes(Kind kind) {
        return switch (this) {
            case OPEN, MINEFIELD -> true;
            case WIRE -> kind != Kind.VEHICLE;
            case FOXHOLE, TRENCH -> kind == Kind.INFANTRY;
            case CONCRETE, WOOD, SANDBAGS, CAVE -> kind == Kind.INFANTRY || kind == Kind.GUN;
        };
    }

    /** Puts it on the line; a bunker in one of two ways of writing. */
    void put(Draft draft, String option) {
        if (bunker() && draft.once(3)) {
            draft.put(option, "bunker");
            draft.put("bunker-type", word.substring("bunker-".length()));
        } else {
            draft.put(option, word);
        }
    }
}
