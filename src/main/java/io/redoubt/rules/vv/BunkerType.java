package io.redoubt.rules.vv;

/** How a bunker is built. */
enum BunkerType implements PlainName {
    CONCRETE,
    WOOD;

    Position position() {
        return this == CONCRETE ? Position.BUNKER_CONCRETE : Position.BUNKER_WOOD;
    }
}
