package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.NamedConstant;

/** The dice rolled for each unit in a minefield. */
public enum MineDie implements NamedConstant {
    ONE_SIX("1d6"),
    TWO_SIXES("2d6"),
    ONE_TEN("1d10");

    private final String id;

    MineDie(String id) {
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
