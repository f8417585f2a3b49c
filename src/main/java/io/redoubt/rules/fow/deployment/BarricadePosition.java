package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** Where a team stands at a Street Barricade. */
enum BarricadePosition implements Named {
    ADJACENT("adjacent", "adjacent to it"),
    SET_BACK("set-back", "set back from it"),
    UNCLEAR("unclear", "neither clearly adjacent nor clearly set back");

    private final String id;
    private final String words;

    BarricadePosition(String id, String words) {
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
