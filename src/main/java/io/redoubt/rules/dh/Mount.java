package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** The location column of a weapon: how it is mounted, and so how it fires. */
enum Mount implements Named {
    MAIN_GUN("main-gun", "Main Gun"),
    /** Treated as an infantry weapon, which never has to Acquire (DH-FIGHT-10, DH-FIGHT-11). */
    INFANTRY("infantry", "Infantry"),
    COAXIAL("coaxial", "Coaxial"),
    FIELD_GUN("field-gun", "FG"),
    /** The men's own arms have no mount. */
    HAND("hand", "-");

    private final String id;
    private final String words;

    Mount(String id, String words) {
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
