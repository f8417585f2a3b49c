package io.redoubt.rules.fow.terms;

import io.redoubt.rules.input.Named;

/** A fortification that teams cross, occupy, or stand behind. */
public enum Obstacle implements Named {
    TRENCH_LINE("trench line"),
    GUN_PIT("gun pit"),
    TANK_PIT("tank pit"),
    BUNKER("Bunker"),
    STREET_BARRICADE("Street Barricade");

    private final String words;

    Obstacle(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
