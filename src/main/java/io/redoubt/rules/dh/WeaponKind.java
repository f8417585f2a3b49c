package io.redoubt.rules.dh;

import io.redoubt.rules.Named;

/** What a weapon of a card is; the heavy ones can be lost to a hit (DH-PEN-15). */
enum WeaponKind implements Named {
    MAIN_GUN("main-gun", "main gun"),
    MACHINE_GUN("machine-gun", "machine gun"),
    /** A machine gun that two men carry away (DH-LEAVE-05). */
    LIGHT_MACHINE_GUN("light-machine-gun", "light machine gun"),
    /** The men's own small arms. */
    RIFLES("rifles", "rifles");

    private final String id;
    private final String words;

    WeaponKind(String id, String words) {
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

    /** Whether it can be named as the heaviest weapon (DH-PEN-15, DH-PEN-16). */
    boolean heavy() {
        return this != RIFLES;
    }
}
