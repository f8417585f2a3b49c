package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** Whose something is, seen from the player who places it. */
enum Side implements Named {
    OWN("own"),
    ENEMY("enemy");

    private final String id;

    Side(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return id;
    }
}
