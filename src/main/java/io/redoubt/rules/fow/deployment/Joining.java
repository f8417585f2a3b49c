package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** Somebody joining somebody, where one of the two is a Bunker. */
enum Joining implements Named {
    BUNKER_JOINS_PLATOON("bunker-joins-platoon"),
    INDEPENDENT_JOINS_BUNKER("independent-joins-bunker");

    private final String id;

    Joining(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return id.replace('-', ' ');
    }
}
