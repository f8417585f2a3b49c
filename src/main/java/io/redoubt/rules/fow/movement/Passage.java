package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Named;

/** How a team fares at an obstacle, from standing before it to being across. */
enum Passage implements Named {
    IMPASSABLE("impassable", "Impassable"),
    MUST_STOP("must-stop", "must stop"),
    BOGGED_DOWN("bogged-down", "Bogged Down"),
    DIFFICULT_GOING("difficult-going", "Difficult Going"),
    CROSS_COUNTRY("cross-country", "Cross-country"),
    CROSSES("crosses", "crosses");

    private final String id;
    private final String words;

    Passage(String id, String words) {
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
