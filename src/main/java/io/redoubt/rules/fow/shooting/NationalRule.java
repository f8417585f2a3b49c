package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Named;

/** A national special rule a player may want to use; none works against Bunkers (FOW-SHOT-12). */
enum NationalRule implements Named {
    NONE("no national special rule"),
    STABILISERS("Stabilisers"),
    VOLLEY_FIRE("Volley Fire"),
    OTHER("a national special rule");

    private final String words;

    NationalRule(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
