package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Named;

/** Where the fire comes from that a Street Barricade should help against. */
enum Incoming implements Named {
    OPPOSITE_SIDE("opposite-side", "shooting from the opposite side"),
    SAME_SIDE("same-side", "shooting from its own side"),
    BOMBARDMENT("bombardment", "artillery"),
    AIR_STRIKE("air-strike", "aircraft");

    private final String id;
    private final String words;

    Incoming(String id, String words) {
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
