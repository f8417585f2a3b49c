package io.redoubt.rules.vv;

import io.redoubt.rules.Named;

/** What a unit is, as far as fortifications care. */
enum UnitClass implements Named {
    INFANTRY("infantry", "infantry"),
    GUN("gun", "a Gun"),
    VEHICLE("vehicle", "an unarmoured vehicle"),
    AFV("afv", "an AFV");

    private final String id;
    private final String words;

    UnitClass(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** True for AFVs and for unarmoured vehicles, which pay the vehicles' terrain costs. */
    boolean isVehicle() {
        return this == VEHICLE || this == AFV;
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
