package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** What the owner of a crew does at its second Pin marker (DH-GUTS-04, DH-PEN-13). */
enum SecondPin implements Named {
    STAY("stay", "stays"),
    FALL_BACK("fall-back", "falls back");

    private final String id;
    private final String words;

    SecondPin(String id, String words) {
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
