package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.Named;

/** What the features cell of a card can list. */
public enum Feature implements Named {
    BASIC_SIGHTS("Basic Sights"),
    ADVANCED_SIGHTS("Advanced Sights"),
    RADIO("Radio");

    private final String words;

    Feature(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
