package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** The building material of a bunker. */
public enum BunkerType implements PlainName {
    CONCRETE,
    WOOD;

    public Position position() {
        return this == CONCRETE ? Position.BUNKER_CONCRETE : Position.BUNKER_WOOD;
    }
}
