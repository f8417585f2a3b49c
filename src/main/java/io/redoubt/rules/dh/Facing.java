package io.redoubt.rules.dh;

/** The sides of a card; fire from above strikes the top. */
enum Facing implements Plain {
    FRONT,
    SIDE,
    REAR,
    TOP
}
