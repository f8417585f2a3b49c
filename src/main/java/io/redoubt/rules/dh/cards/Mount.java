package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.Named;

/** The location column of a weapon: how it is mounted, and so how it fires. */
public enum Mount implements Named {
    MAIN_GUN("Main Gun"),
    /** Treated as an infantry weapon, which never has to Acquire (DH-FIGHT-10, DH-FIGHT-11). */
    INFANTRY("Infantry"),
    COAXIAL("Coaxial"),
    FIELD_GUN("FG"),
    /** The men's own arms have no mount. */
    HAND("-");

    private final String words;

    Mount(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
