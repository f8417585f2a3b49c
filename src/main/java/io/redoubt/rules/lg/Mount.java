package io.redoubt.rules.lg;

/** Who carries a weapon. */
public enum Mount implements Way {
    INFANTRY,
    VEHICLE
}
