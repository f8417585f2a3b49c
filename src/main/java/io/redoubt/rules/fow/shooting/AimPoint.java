package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.PlainName;

/** Where a bombardment or air strike is aimed. */
enum AimPoint implements PlainName {
    BUNKER,
    OTHER
}
