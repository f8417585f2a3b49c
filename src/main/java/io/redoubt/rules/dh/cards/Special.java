package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.Named;

/** The last column of a weapon. */
public enum Special implements Named {
    NONE("none", "-"),
    NO_ACQUIRE("no-acquire", "No Acq."),
    /** Of the 7.62 DT: one more on its own to-hit and Acquire numbers (DH-Q22). */
    FIRE_AND_ACQUIRE("fire-acquire", "+1 Fire/Acq"),
    INDIRECT("indirect", "Indirect");

    private final String id;
    private final String words;

    Special(String id, String words) {
        this.id = id;
        this.words = words;
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
