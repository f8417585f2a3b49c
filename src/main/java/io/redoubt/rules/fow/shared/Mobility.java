package io.redoubt.rules.fow.shared;

import io.redoubt.rules.input.NamedConstant;

/** The mobility of a team: on foot, mounted, a gun, or a vehicle of one mobility class. */
public enum Mobility implements NamedConstant {
    INFANTRY("Infantry team"),
    MAN_PACKED_GUN("Man-packed Gun team"),
    CAVALRY("Cavalry team"),
    GUN("Gun team"),
    FULLY_TRACKED("Fully-tracked vehicle"),
    HALF_TRACKED("Half-tracked vehicle"),
    WHEELED("Wheeled vehicle"),
    JEEP("Jeep"),
    WAGON("Wagon"),
    MOTORCYCLE("Motorcycle");

    private final String words;

    Mobility(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    public String plural() {
        return words + 's';
    }

    /** Returns whether the team is foot troops by the chapter: Infantry or a Man-packed Gun. */
    public boolean isFoot() {
        return this == INFANTRY || this == MAN_PACKED_GUN;
    }

    /** Returns whether the team is a weapon: a Gun, man-packed or not. */
    public boolean isWeapon() {
        return this == GUN || this == MAN_PACKED_GUN;
    }

    public boolean isVehicle() {
        return switch (this) {
            case INFANTRY, MAN_PACKED_GUN, CAVALRY, GUN -> false;
            case FULLY_TRACKED, HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE -> true;
        };
    }
}
