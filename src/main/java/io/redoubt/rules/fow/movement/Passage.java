package io.redoubt.rules.fow.movement;

import io.redoubt.rules.Named;

/** How a team fares at an obstacle, from standing before it to being across. */
enum Passage implements Named {
    IMPASSABLE("Impassable"),
    MUST_STOP("must stop"),
    BOGGED_DOWN("Bogged Down"),
    DIFFICULT_GOING("Difficult Going"),
    CROSS_COUNTRY("Cross-country"),
    CROSSES("crosses");

    private final String words;

    Passage(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
