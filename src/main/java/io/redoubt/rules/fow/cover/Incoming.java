package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Named;

/** Where the fire comes from that a Street Barricade should help against. */
enum Incoming implements Named {
    OPPOSITE_SIDE("shooting from the opposite side"),
    SAME_SIDE("shooting from its own side"),
    BOMBARDMENT("artillery"),
    AIR_STRIKE("aircraft");

    private final String words;

    Incoming(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
