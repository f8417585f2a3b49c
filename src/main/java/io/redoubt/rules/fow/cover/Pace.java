package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Named;

/** How a team moved in its own turn. */
enum Pace implements Named {
    NONE("none", "did not move"),
    NORMAL("normal", "moved"),
    AT_THE_DOUBLE("at-the-double", "moved At the Double");

    private final String id;
    private final String words;

    Pace(String id, String words) {
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
