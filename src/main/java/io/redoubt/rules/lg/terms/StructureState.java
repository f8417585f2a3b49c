package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.PlainName;

/** How a structure is, from the best to the worst. */
public enum StructureState implements PlainName {
    INTACT,
    DAMAGED,
    BREACHED,
    DESTROYED
}
