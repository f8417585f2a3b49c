package io.redoubt.rules.dh.terms;

import io.redoubt.rules.input.Named;

/** The two groups of works that are fortifications by this chapter. */
public enum Work implements Named {
    /** Made for a squad or a section (DH-CLASS-06). */
    BUNKER("Bunker"),
    /** Made for more than a squad (DH-CLASS-07). */
    FORT("Fort");

    private final String words;

    Work(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** What the size of the work adds to the number needed to Acquire it (DH-GUN-08, DH-GUN-09). */
    public int acquire() {
        return this == BUNKER ? 0 : 2;
    }
}
