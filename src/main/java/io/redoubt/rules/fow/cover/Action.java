package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Named;

/** Something a team in a position may want to do. */
enum Action implements Named {
    MOVE("move", "move"),
    ROTATE_HULL("rotate-hull", "turn its hull"),
    ROTATE_TURRET("rotate-turret", "turn its turret"),
    SHOOT("shoot", "shoot"),
    STAND_ON_TOP("stand-on-top", "end a Step on top");

    private final String id;
    private final String words;

    Action(String id, String words) {
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
