package io.redoubt.rules.dh.cards;

import io.redoubt.rules.dh.terms.Plain;

/** The sides of a card; fire from above strikes the top. */
public enum Facing implements Plain {
    FRONT,
    SIDE,
    REAR,
    TOP
}
