package io.redoubt.rules.lg;

/** What a piece of works is. */
enum Type implements Way {
    BUNKER,
    FOXHOLE,
    PILLBOX,
    STRONGPOINT,
    TRENCH,
    WEAPON_EMPLACEMENT,
    WEAPON_TURRET,
    BUILDING
}
