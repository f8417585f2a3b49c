package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Named;

/** The side of the armour that is struck. */
public enum Face implements Named {
    FRONT("Front armour"),
    SIDE("Side armour"),
    TOP("Top armour");

    private final String words;

    Face(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
