package io.redoubt.rules.fow.assault;

import io.redoubt.rules.input.Named;

/** Who stands adjacent to the slit or turret of a Bunker, or anywhere adjacent to a Nest. */
enum AdjacentTeam implements Named {
    INFANTRY("Infantry"),
    GUN("a Gun"),
    VEHICLE("only vehicles"),
    NONE("nobody");

    private final String words;

    AdjacentTeam(String words) {
        this.words = words;
    }

    @Override
    public String words() {
        return words;
    }

    /** True if a hit of the Bunker can destroy such a team. */
    boolean mayBeLost() {
        return this == INFANTRY || this == GUN;
    }
}
