package io.redoubt.rules.fow;

import io.redoubt.rules.Named;

/** Something a team in a position may want to do. */
enum Deed implements Named {
    MOVE("move", "moving"),
    ROTATE_HULL("rotate-hull", "turning"),
    ROTATE_TURRET("rotate-turret", "turning the turret"),
    SHOOT("shoot", "shooting"),
    STAND_ON_TOP("stand-on-top", "ending a Step on top");

    private final String id;
    private final String words;

    Deed(String id, String words) {
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
