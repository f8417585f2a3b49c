package io.redoubt.rules.fow;

import io.redoubt.rules.Named;

/** How a bunker, or a tank in its pit, stands; the mildest first. */
enum Condition implements Named, ShotResult {
    UNHARMED("unharmed", "unharmed"),
    PINNED("pinned", "Pinned Down"),
    BAILED_OUT("bailed-out", "Bailed Out"),
    DESTROYED("destroyed", "Destroyed");

    private final String id;
    private final String words;

    Condition(String id, String words) {
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

    @Override
    public Condition condition() {
        return this;
    }

    @Override
    public int markers() {
        return 0;
    }
}
