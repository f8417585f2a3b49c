package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.Named;

/** Where a weapon can fire: through the flat front alone, unless its card says otherwise (DH-FIGHT-07, DH-FIGHT-08). */
public enum Arc implements Named {
    FRONT("Flat Front"),
    SIDE("side mount"),
    REAR("rear mount"),
    /** A turret or anti-aircraft mount, which a card has to list (DH-FIGHT-09). */
    ALL_ROUND("all-round mount");

    private final String words;

    Arc(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
