package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;

/** The kind of fire: direct, artillery or aircraft. */
public enum FireMode implements NamedConstant {
    DIRECT("direct fire"),
    BOMBARDMENT("an Artillery Bombardment"),
    AIR_STRIKE("an Air Strike");

    private final String words;

    FireMode(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
