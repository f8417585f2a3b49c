package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** A special rule of the mission that bears on fortifications, or the word that it has none. */
enum MissionRule implements Named {
    NONE("none", "neither special rule"),
    FORTIFICATIONS("fortifications", "the Fortifications special rule"),
    DEFENSIVE_BATTLE("defensive-battle", "the Defensive Battle special rule");

    private final String id;
    private final String words;

    MissionRule(String id, String words) {
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
