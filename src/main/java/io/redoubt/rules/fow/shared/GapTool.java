package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;

/** The teams and weapons that can gap a Street Barricade. */
public enum GapTool implements NamedConstant {
    PIONEERS("Pioneers"),
    GUN("a gun"),
    DEMOLITION_CARRIER("a Demolition Carrier");

    private final String words;

    GapTool(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
