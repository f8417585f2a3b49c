package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.NamedConstant;

/** What a unit is, as far as fortifications care. */
public enum UnitClass implements NamedConstant {
    INFANTRY("infantry"),
    GUN("a Gun"),
    VEHICLE("an unarmoured vehicle"),
    AFV("an AFV");

    private final String words;

    UnitClass(String words) {
        this.words = words;
    }

    /** True for AFVs and for unarmoured vehicles, which pay the vehicles' terrain costs. */
    public boolean isVehicle() {
        return this == VEHICLE || this == AFV;
    }

    @Override
    public String words() {
        return words;
    }
}
