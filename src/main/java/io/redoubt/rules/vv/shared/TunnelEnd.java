package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** Where a unit goes into a tunnel or comes out of it. */
public enum TunnelEnd implements PlainName {
    CAVE,
    BUNKER,
    ELSEWHERE
}
