package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** The parts of a work that a shot can strike. */
enum Location implements Named {
    WALLS("walls", "Walls"),
    VISION("vision", "Vision"),
    ENTRANCE("entrance", "Entrance"),
    TOP("top", "Top");

    private final String id;
    private final String words;

    Location(String id, String words) {
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
