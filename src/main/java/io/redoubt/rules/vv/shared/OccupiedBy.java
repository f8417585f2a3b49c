package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** Who is in a hex already. */
public enum OccupiedBy implements PlainName {
    NONE,
    FRIENDLY,
    ENEMY
}
