package io.redoubt.rules.vv.deployment;

import io.redoubt.rules.vv.terms.PlainName;

/** Who lays out the tunnels. */
enum TunnelDesign implements PlainName {
    SCENARIO,
    OWNER,
    NONE
}
