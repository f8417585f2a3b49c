package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.Named;
import io.redoubt.umpire.Need;
import io.redoubt.umpire.Target;

/** What kind of team takes the hits. */
enum TeamKind implements Named {
    INFANTRY("Infantry", 3),
    MAN_PACKED_GUN("Man-packed Gun", 5),
    GUN("Gun", 5),
    UNARMOURED_VEHICLE("unarmoured vehicle", 5);

    private final String words;
    private final int save;

    TeamKind(String words, int save) {
        
        this.words = words;
        this.save = save;
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
