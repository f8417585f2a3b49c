package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.Named;

/** The parts of a work that a shot can strike. */
public enum Location implements Named {
    WALLS("Walls"),
    VISION("Vision"),
    ENTRANCE("Entrance"),
    TOP("Top");

    private final String words;

    Location(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
