package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** How an attack on a fortification is made. */
enum WeaponClass implements Named {
    SMALL_ARMS("small-arms", "small arms"),
    MAIN_GUN("main-gun", "a main gun"),
    /** A bazooka, an anti-tank rifle grenade or the like (DH-SMALLARMS-08). */
    ROCKET("rocket", "a rocket"),
    /** Either way, declared first (DH-SMALLARMS-10). */
    AT_RIFLE("at-rifle", "an anti-tank rifle"),
    FLAME_THROWER("flame-thrower", "a flamethrower"),
    EXPLOSIVES("explosives", "Explosives");

    private final String id;
    private final String words;

    WeaponClass(String id, String words) {
        this.id = id;
        this.words = words;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }
}
