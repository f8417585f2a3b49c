package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.NamedConstant;

/** How an attack on a fortification is made. */
public enum WeaponClass implements NamedConstant {
    SMALL_ARMS("small arms"),
    MAIN_GUN("a main gun"),
    /** A bazooka, an anti-tank rifle grenade or the like (DH-SMALLARMS-08). */
    ROCKET("a rocket"),
    /** Either way, declared first (DH-SMALLARMS-10). */
    AT_RIFLE("an anti-tank rifle"),
    FLAME_THROWER("a flamethrower"),
    EXPLOSIVES("Explosives");

    private final String words;

    WeaponClass(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
