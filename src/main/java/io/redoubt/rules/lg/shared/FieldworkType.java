package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.PlainName;

/** Types of fortifications, and buildings. */
public enum FieldworkType implements PlainName {
    BUNKER,
    FOXHOLE,
    PILLBOX,
    STRONGPOINT,
    TRENCH,
    WEAPON_EMPLACEMENT,
    WEAPON_TURRET,
    BUILDING
}
