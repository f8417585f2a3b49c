package io.redoubt.rules.fow.cover;

import io.redoubt.rules.Named;

/** Something a team in a position may want to do. */
enum Action implements Named {
    MOVE("move"),
    ROTATE_HULL("turn its hull"),
    ROTATE_TURRET("turn its turret"),
    SHOOT("shoot"),
    STAND_ON_TOP("end a Step on top");

    private final String words;

    Action(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
