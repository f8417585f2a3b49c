package io.redoubt.rules.fow;

import io.redoubt.rules.Checklist;
import java.util.Optional;

/** One team in or behind a fortification. No dice: what it is worth follows from where it is and what it did. */
sealed interface Occupation permits InTrench, InGunPit, InTankPit, BehindBarricade, BehindBunker {
    Obstacle position();

    Crosser team();

    /** What it wants to do, if that is the question. */
    Optional<Deed> deed();

    void check(Checklist list);

    Standing standing();
}
