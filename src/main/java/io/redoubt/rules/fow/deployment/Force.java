package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.Named;

/** One of the two forces. */
enum Force implements Named {
    A("force A"),
    B("force B");

    private final String words;

    Force(String words) {
        
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
