package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;

/** What kind of team assaults a Bunker. */
enum TeamClass implements Named {
    INFANTRY("infantry", "Infantry"),
    PIONEER("pioneer", "Pioneer"),
    GUN("gun", "Gun"),
    TANK("tank", "Tank"),
    VEHICLE("vehicle", "vehicle");

    private final String id;
    private final String words;

    TeamClass(String id, String words) {
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

    /** True for teams that can hit a Bunker and be hit by one: Infantry, Pioneers among them, and Guns. */
    boolean isOnFoot() {
        return switch (this) {
            case INFANTRY, PIONEER, GUN -> true;
            case TANK, VEHICLE -> false;
        };
    }
}
