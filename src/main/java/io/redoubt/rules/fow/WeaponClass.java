package io.redoubt.rules.fow;

import io.redoubt.rules.Named;

/** What a weapon is to a bunker. One label only: a weapon with two would contradict itself (point A-26). */
public enum WeaponClass implements Named {
    NORMAL("normal", "a normal weapon"),
    NO_HE("no-he", "a weapon without HE"),
    FLAME_THROWER("flame-thrower", "a Flame-thrower"),
    BUNKER_BUSTER("bunker-buster", "a Bunker Buster");

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
