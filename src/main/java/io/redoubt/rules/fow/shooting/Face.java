package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Named;

/** The side of the armour that is struck. */
public enum Face implements Named {
    FRONT("front", "Front armour"),
    SIDE("side", "Side armour"),
    TOP("top", "Top armour");

    private final String id;
    private final String words;

    Face(String id, String words) {
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
