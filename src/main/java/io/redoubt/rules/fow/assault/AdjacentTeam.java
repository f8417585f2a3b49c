package io.redoubt.rules.fow.assault;

import io.redoubt.rules.Named;

/** Who stands adjacent to the slit or turret of a Bunker, or anywhere adjacent to a Nest. */
enum AdjacentTeam implements Named {
    INFANTRY("infantry", "Infantry"),
    GUN("gun", "a Gun"),
    VEHICLE("vehicle", "only vehicles"),
    NONE("none", "nobody");

    private final String id;
    private final String words;

    AdjacentTeam(String id, String words) {
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
