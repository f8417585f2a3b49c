package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.Named;

/** The three ways to score damage. */
public enum Variant implements Named {
    /** A penetration costs one point. */
    ONE("1"),
    /** A hit costs one point, a penetration the attack factor. */
    TWO("2"),
    /** As the second, doubled for effect areas. */
    THREE("3");

    private final String id;

    Variant(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return id;
    }
}
