package io.redoubt.rules.rulefile.model;

/** The source of a frame all of whose values are known. */
public interface FixedSource extends Frame.Source {
    /** A source without pieces. */
    FixedSource NONE = new FixedSource() {};

    @Override
    default Value read(int slot) {
        return Value.Missing.UNKNOWN;
    }

    @Override
    default Value require(int slot) {
        return Value.Missing.ABSENT;
    }

    @Override
    default void spend(double units) {
        // a few values only
    }
}
