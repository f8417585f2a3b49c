package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Named;

/** Whether a Street Barricade has a gap. */
enum GapOutcome implements Named {
    UNGAPPED("ungapped", "not gapped"),
    GAPPED("gapped", "gapped");

    private final String id;
    private final String words;

    GapOutcome(String id, String words) {
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
