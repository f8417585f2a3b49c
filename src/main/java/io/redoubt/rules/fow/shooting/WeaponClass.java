package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.input.NamedConstant;

/** The class of a weapon against Bunkers; a weapon has exactly one (point A-26). */
enum WeaponClass implements NamedConstant {
    NORMAL("a normal weapon"),
    NO_HE("a weapon without HE"),
    FLAME_THROWER("a Flame-thrower"),
    BUNKER_BUSTER("a Bunker Buster");

    private final String words;

    WeaponClass(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }
}
