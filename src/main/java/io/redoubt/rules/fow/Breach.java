package io.redoubt.rules.fow;

import io.redoubt.rules.Named;

/** Whether a Street Barricade has a gap. */
enum Breach implements Named {
    UNGAPPED("ungapped", "not gapped"),
    GAPPED("gapped", "gapped");

    private final String id;
    private final String words;

    Breach(String id, String words) {
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
