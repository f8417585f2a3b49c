package io.redoubt.rules.fow.terms;

import io.redoubt.rules.Named;

/** What a team is to the going: on foot, mounted, a gun, or a vehicle of one mobility class. */
public enum Mobility implements Named {
    INFANTRY("infantry", "Infantry team"),
    MAN_PACKED_GUN("man-packed-gun", "Man-packed Gun team"),
    CAVALRY("cavalry", "Cavalry team"),
    GUN("gun", "Gun team"),
    FULLY_TRACKED("fully-tracked", "Fully-tracked vehicle"),
    HALF_TRACKED("half-tracked", "Half-tracked vehicle"),
    WHEELED("wheeled", "Wheeled vehicle"),
    JEEP("jeep", "Jeep"),
    WAGON("wagon", "Wagon"),
    MOTORCYCLE("motorcycle", "Motorcycle");

    private final String id;
    private final String words;

    Mobility(String id, String words) {
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

    public String plural() {
        return words + 's';
    }

    /** Infantry and Man-packed Guns, whom the chapter calls foot troops. */
    public boolean isFoot() {
        return this == INFANTRY || this == MAN_PACKED_GUN;
    }

    public boolean isVehicle() {
        return switch (this) {
            case INFANTRY, MAN_PACKED_GUN, CAVALRY, GUN -> false;
            case FULLY_TRACKED, HALF_TRACKED, WHEELED, JEEP, WAGON, MOTORCYCLE -> true;
        };
    }
}
