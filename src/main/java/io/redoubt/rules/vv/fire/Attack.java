package io.redoubt.rules.vv.fire;

import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.vv.casualties.UnitsHit;
import java.util.Optional;

/** Fire at a hex, in one of its ways. */
sealed interface Attack extends Case<ShotResult> permits ApFire, AtFire, BarredFire, TargetRoll {
    /** The units that take its casualty points, where they were named. */
    default Optional<UnitsHit> hit() {
        return Optional.empty();
    }
}
