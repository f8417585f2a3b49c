package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.PlainName;

/** Who carries a weapon. */
public enum Mount implements PlainName {
    INFANTRY,
    VEHICLE
}
