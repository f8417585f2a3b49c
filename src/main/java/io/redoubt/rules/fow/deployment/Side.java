package io.redoubt.rules.fow.deployment;

import io.redoubt.rules.fow.terms.PlainName;

/** Whose something is, seen from the player who places it. */
enum Side implements PlainName {
    OWN,
    ENEMY
}
