package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** Who gets at a work. */
enum Assailant implements Named {
    INFANTRY("infantry"),
    VEHICLE("a vehicle");

    private final String words;

    Assailant(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
