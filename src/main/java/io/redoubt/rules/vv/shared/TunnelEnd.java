package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.PlainName;

/** The kind of place at the end of a tunnel. */
public enum TunnelEnd implements PlainName {
    CAVE,
    BUNKER,
    ELSEWHERE
}
