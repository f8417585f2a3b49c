package io.redoubt.rules.vv;

import io.redoubt.rules.Checklist;
import io.redoubt.rules.Quantity;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Umpire;
import java.util.List;

/** Fire at a hex, in one of its ways. */
sealed interface Attack permits ApFire, AtFire, BarredFire, TargetRoll {
    Sentence headline();

    void check(Checklist list);

    ShotResult resolve(Umpire umpire);

    /** The outcomes this way can have, the mildest first. */
    List<ShotEnd> ends();

    /** The outcomes a person is shown: none where a quantity says it all. */
    default List<ShotEnd> shown() {
        return ends();
    }

    default List<Quantity<ShotResult>> quantities() {
        return List.of();
    }

    Sentence verdict(ShotResult result);
}
