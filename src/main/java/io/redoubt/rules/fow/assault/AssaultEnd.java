package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;

/** How an assault, or one round of it, ends; the mildest for the Bunker first. */
enum AssaultEnd implements Named {
    UNHARMED("unharmed", "unharmed"),
    BAILED_OUT("bailed-out", "Bailed Out"),
    UNDECIDED("undecided", "undecided"),
    STOPPED("attackers-fall-back", "stopped"),
    FALL_BACK("attackers-fall-back", "fall back"),
    ELIMINATED("attackers-eliminated", "eliminated"),
    CAPTURED("captured", "captured"),
    DESTROYED("destroyed", "Destroyed");

    private final String id;
    private final String words;

    AssaultEnd(String id, String words) {
        this.id = id;
        this.words = words;
    }

    boolean isWon() {
        return this == CAPTURED || this == DESTROYED;
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
