package io.redoubt.rules.dh.cards;

import io.redoubt.rules.input.PlainName;

/** What a weapon of a card is; the heavy ones can be lost to a hit (DH-PEN-15). */
public enum WeaponKind implements PlainName {
    MAIN_GUN,
    MACHINE_GUN,
    /** A machine gun that two men carry away (DH-LEAVE-05). */
    LIGHT_MACHINE_GUN,
    /** The men's own small arms. */
    RIFLES;

    /** Whether it can be named as the heaviest weapon (DH-PEN-15, DH-PEN-16). */
    public boolean heavy() {
        return this != RIFLES;
    }
}
