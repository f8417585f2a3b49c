package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Named;

/** A national special rule a player may want to use; none works against Bunkers (FOW-SHOT-12). */
enum NationalRule implements Named {
    NONE("none", "no national special rule"),
    STABILISERS("stabilisers", "Stabilisers"),
    VOLLEY_FIRE("volley-fire", "Volley Fire"),
    OTHER("other", "a national special rule");

    private final String id;
    private final String words;

    NationalRule(String id, String words) {
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
