package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** One of the two forces. */
enum Force implements Named {
    A("a", "force A"),
    B("b", "force B");

    private final String id;
    private final String words;

    Force(String id, String words) {
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
