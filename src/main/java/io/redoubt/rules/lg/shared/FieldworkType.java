package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.PlainName;

/** What a piece of works is. */
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
