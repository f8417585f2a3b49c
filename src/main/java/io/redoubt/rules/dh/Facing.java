package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** The sides of a card; fire from above strikes the top. */
enum Facing implements Named {
    FRONT("front", "front"),
    SIDE("side", "side"),
    REAR("rear", "rear"),
    TOP("top", "top");

    private final String id;
    private final String words;

    Facing(String id, String words) {
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
