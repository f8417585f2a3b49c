package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** Where a weapon can fire: through the flat front alone, unless its card says otherwise (DH-FIGHT-07, DH-FIGHT-08). */
enum Arc implements Named {
    FRONT("front", "Flat Front"),
    SIDE("side", "side mount"),
    REAR("rear", "rear mount"),
    /** A turret or anti-aircraft mount, which a card has to list (DH-FIGHT-09). */
    ALL_ROUND("all-round", "all-round mount");

    private final String id;
    private final String words;

    Arc(String id, String words) {
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
