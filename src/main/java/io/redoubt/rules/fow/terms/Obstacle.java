package io.redoubt.rules.fow.terms;

import io.redoubt.rules.Named;

/** A fortification that teams cross, occupy, or stand behind. */
public enum Obstacle implements Named {
    TRENCH_LINE("trench-line", "trench line"),
    GUN_PIT("gun-pit", "gun pit"),
    TANK_PIT("tank-pit", "tank pit"),
    BUNKER("bunker", "Bunker"),
    STREET_BARRICADE("street-barricade", "Street Barricade");

    private final String id;
    private final String words;

    Obstacle(String id, String words) {
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
