package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** Who gets at a work. */
enum Assailant implements Named {
    INFANTRY("infantry", "infantry"),
    VEHICLE("vehicle", "a vehicle");

    private final String id;
    private final String words;

    Assailant(String id, String words) {
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
