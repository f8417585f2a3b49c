package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.input.Named;

/** A special rule of the mission that bears on fortifications, or the word that it has none. */
enum MissionRule implements Named {
    NONE("neither special rule"),
    FORTIFICATIONS("the Fortifications special rule"),
    DEFENSIVE_BATTLE("the Defensive Battle special rule");

    private final String words;

    MissionRule(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
