package io.redoubt.rules.lg;

/** Who carries a weapon. */
enum Mount implements Way {
    INFANTRY,
    VEHICLE
}
