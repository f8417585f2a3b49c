package io.redoubt.rules.rulefile.model;

/** The observer of the parts of a rule file that are reached. */
@FunctionalInterface
public interface Coverage {
    /** Does not observe. */
    Coverage NONE = spot -> {};

    void reached(Spot spot);

    /** A number of {@code after} was held to the bounds of the value it sets. */
    default void held(Spot spot, int number, int to) {
        // only a check reports it
    }
}
