package io.redoubt.rules.dh.hits;

import io.redoubt.rules.input.Named;

/** What the owner of a crew does at its second Pin marker (DH-GUTS-04, DH-PEN-13). */
public enum SecondPin implements Named {
    STAY("stays"),
    FALL_BACK("falls back");

    private final String words;

    SecondPin(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
