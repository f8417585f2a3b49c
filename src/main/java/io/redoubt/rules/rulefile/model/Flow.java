package io.redoubt.rules.rulefile.model;

/** How statements go on. */
sealed interface Flow {
    /** Without an outcome. */
    enum Going implements Flow {
        /** The next statement follows. */
        ON,
        /** The attempt of a series is over. */
        NEXT
    }

    /** With an outcome. */
    record Ended(Value.Word outcome) implements Flow {}
}
