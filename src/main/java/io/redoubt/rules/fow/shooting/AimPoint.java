package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Named;

/** Where a bombardment or air strike is aimed. */
enum AimPoint implements Named {
    BUNKER("bunker"),
    OTHER("other");

    private final String id;

    AimPoint(String id) {
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
