package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** What the features cell of a card can list. */
enum Feature implements Named {
    BASIC_SIGHTS("basic-sights", "Basic Sights"),
    ADVANCED_SIGHTS("advanced-sights", "Advanced Sights"),
    RADIO("radio", "Radio");

    private final String id;
    private final String words;

    Feature(String id, String words) {
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
