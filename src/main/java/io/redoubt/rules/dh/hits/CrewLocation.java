package io.redoubt.rules.dh.hits;

/** Where the crew of a work is. */
public enum CrewLocation {
    INSIDE,
    /** Left at the second Pin marker, because its owner wished so. */
    FELL_BACK,
    /** Driven out. */
    ROUTED,
    /** All of it is dead. */
    GONE
}
