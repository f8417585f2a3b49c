package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Named;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;

/** What kind of team takes the hits. */
enum TeamKind implements Named {
    INFANTRY("infantry", "Infantry", 3),
    MAN_PACKED_GUN("man-packed-gun", "Man-packed Gun", 5),
    GUN("gun", "Gun", 5),
    UNARMOURED_VEHICLE("unarmoured-vehicle", "unarmoured vehicle", 5);

    private final String id;
    private final String words;
    private final int save;

    TeamKind(String id, String words, int save) {
        this.id = id;
        this.words = words;
        this.save = save;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String words() {
        return words;
    }

    /** What its Save needs (FOW-CORE-45). */
    Need save() {
        return Need.of(Target.atLeast(save), words);
    }
}
