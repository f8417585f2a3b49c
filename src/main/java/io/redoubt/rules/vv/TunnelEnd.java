package io.redoubt.rules.vv;

/** Where a unit goes into a tunnel or comes out of it. */
enum TunnelEnd implements PlainName {
    CAVE,
    BUNKER,
    ELSEWHERE
}
