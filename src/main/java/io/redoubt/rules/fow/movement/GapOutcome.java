package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Named;

/** Whether a Street Barricade has a gap. */
enum GapOutcome implements Named {
    UNGAPPED("not gapped"),
    GAPPED("gapped");

    private final String words;

    GapOutcome(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
