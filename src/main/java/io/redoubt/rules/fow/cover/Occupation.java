package io.redoubt.rules.fow.cover;

import io.redoubt.rules.fow.terms.Mobility;
import io.redoubt.rules.fow.terms.Obstacle;
import io.redoubt.rules.procedure.Checklist;
import java.util.Optional;

/** One team in or behind a fortification. No dice: what it is worth follows from where it is and what it did. */
sealed interface Occupation permits InTrench, InGunPit, InTankPit, BehindBarricade, BehindBunker {
    Obstacle position();

    Mobility team();

    /** What it wants to do, if that is the question. */
    Optional<Occupy.Action> deed();

    void check(Checklist list);

    Occupy.PositionBenefit standing();
}
