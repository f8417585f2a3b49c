package io.redoubt.rules.fow.assault;

import io.redoubt.rules.input.NamedConstant;

/** The class of a team that assaults a Bunker. */
enum TeamClass implements NamedConstant {
    INFANTRY("Infantry"),
    PIONEER("Pioneer"),
    GUN("Gun"),
    TANK("Tank"),
    VEHICLE("vehicle");

    private final String words;

    TeamClass(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** Returns whether the team can hit a Bunker and be hit by one: Infantry, including Pioneers, and Guns. */
    boolean isOnFoot() {
        return switch (this) {
            case INFANTRY, PIONEER, GUN -> true;
            case TANK, VEHICLE -> false;
        };
    }
}
