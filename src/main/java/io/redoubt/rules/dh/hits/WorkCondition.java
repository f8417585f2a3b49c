package io.redoubt.rules.dh.hits;

/** What is left of a work. */
public enum WorkCondition {
    STANDS,
    /** By the row that leaves survivors (DH-PEN-09). */
    DESTROYED,
    /** By the highest row, with everybody inside (DH-PEN-10). */
    ELIMINATED
}
