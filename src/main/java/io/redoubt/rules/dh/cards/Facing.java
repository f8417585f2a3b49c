package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.PlainName;

/** The sides of a card; fire from above strikes the top. */
public enum Facing implements PlainName {
    FRONT,
    SIDE,
    REAR,
    TOP
}
