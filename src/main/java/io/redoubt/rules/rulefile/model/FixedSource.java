package io.redoubt.rules.rulefile.model;

/** The source of a frame all of whose values are known. */
public enum FixedSource implements Frame.Source {
    NONE;

    @Override
    public Value read(int slot) {
        return Value.Missing.UNKNOWN;
    }

    @Override
    public Value require(int slot) {
        return Value.Missing.ABSENT;
    }

    @Override
    public void spend(double units) {
        // a few conditions only
    }
}
