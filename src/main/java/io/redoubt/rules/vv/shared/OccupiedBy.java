package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** The occupants of a hex. */
public enum OccupiedBy implements PlainName {
    NONE,
    FRIENDLY,
    ENEMY
}
