package io.redoubt.rules.lg.terms;

/** How a structure is, from the best to the worst. */
public enum StructureState implements SelfNamed {
    INTACT,
    DAMAGED,
    BREACHED,
    DESTROYED
}
