package io.redoubt.rules.dh.assault;

import io.redoubt.rules.Named;

/** Who gets at a work. */
enum AssaultingUnit implements Named {
    INFANTRY("infantry"),
    VEHICLE("a vehicle");

    private final String words;

    AssaultingUnit(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
