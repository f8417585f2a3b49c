package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.NamedConstant;

/** The class of a unit. */
public enum UnitClass implements NamedConstant {
    INFANTRY("infantry"),
    GUN("a Gun"),
    VEHICLE("an unarmoured vehicle"),
    AFV("an AFV");

    private final String words;

    UnitClass(String words) {
        this.words = words;
    }

    /** Returns whether it is an AFV or an unarmoured vehicle, which pay the vehicles' terrain costs. */
    public boolean isVehicle() {
        return this == VEHICLE || this == AFV;
    }

    @Override
    public String words() {
        return words;
    }
}
