package io.redoubt.rules.vv;

/** Who lays out the tunnels. */
enum TunnelDesign implements PlainName {
    SCENARIO,
    OWNER,
    NONE
}
