package io.redoubt.rules.lg.terms;

/** What a piece of works is. */
public enum WorksType implements SelfNamed {
    BUNKER,
    FOXHOLE,
    PILLBOX,
    STRONGPOINT,
    TRENCH,
    WEAPON_EMPLACEMENT,
    WEAPON_TURRET,
    BUILDING
}
