package io.redoubt.rules.fow.terms;

import io.redoubt.rules.Named;

/** What a Street Barricade can be gapped with. */
public enum GapTool implements Named {
    PIONEERS("pioneers", "Pioneers"),
    GUN("gun", "a gun"),
    DEMOLITION_CARRIER("demolition-carrier", "a Demolition Carrier");

    private final String id;
    private final String words;

    GapTool(String id, String words) {
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
