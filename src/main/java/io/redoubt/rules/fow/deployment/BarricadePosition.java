package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** Where a team stands at a Street Barricade. */
enum BarricadePosition implements Named {
    ADJACENT("adjacent to it"),
    SET_BACK("set back from it"),
    UNCLEAR("neither clearly adjacent nor clearly set back");

    private final String words;

    BarricadePosition(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
