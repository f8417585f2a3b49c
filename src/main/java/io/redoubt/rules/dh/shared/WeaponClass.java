package io.redoubt.rules.dh.shared;

import io.redoubt.rules.input.NamedConstant;

/** Type of attack on a fortification. */
public enum WeaponClass implements NamedConstant {
    SMALL_ARMS("small arms"),
    MAIN_GUN("a main gun"),
    /** Bazooka, anti-tank rifle grenade or similar weapon (DH-SMALLARMS-08). */
    ROCKET("a rocket"),
    /** Fires as small arms or as a gun, as declared before the first die (DH-SMALLARMS-10). */
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
