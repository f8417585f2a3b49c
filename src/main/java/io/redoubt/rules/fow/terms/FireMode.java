package io.redoubt.rules.fow.terms;

import io.redoubt.rules.Named;

/** How the fire comes in. */
public enum FireMode implements Named {
    DIRECT("direct", "direct fire"),
    BOMBARDMENT("bombardment", "an Artillery Bombardment"),
    AIR_STRIKE("air-strike", "an Air Strike");

    private final String id;
    private final String words;

    FireMode(String id, String words) {
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
