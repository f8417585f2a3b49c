package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.PlainName;

/** Somebody joining somebody, where one of the two is a Bunker. */
enum Joining implements PlainName {
    BUNKER_JOINS_PLATOON,
    INDEPENDENT_JOINS_BUNKER
}
