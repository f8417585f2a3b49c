package io.redoubt.rules.lg.terms;

/** Who carries a weapon. */
public enum Mount implements SelfNamed {
    INFANTRY,
    VEHICLE
}
