package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** How a bunker is built. */
public enum BunkerType implements PlainName {
    CONCRETE,
    WOOD;

    public Position position() {
        return this == CONCRETE ? Position.BUNKER_CONCRETE : Position.BUNKER_WOOD;
    }
}
