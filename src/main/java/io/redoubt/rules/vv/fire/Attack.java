package io.redoubt.rules.vv.fire;

import io.redoubt.rules.input.PlainName;
import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.vv.casualties.Losses;
import io.redoubt.rules.vv.casualties.UnitsHit;
import java.util.Optional;

/** Fire at a hex, in one of its ways. */
sealed interface Attack extends Case<Attack.Result> permits ApFire, AtFire, BarredFire, TargetRoll {
    /** What fire comes to. */
    enum End implements PlainName {
        FAILURE,
        SUCCESS,
        MISSED,
        NO_EFFECT,
        CASUALTIES,
        IMMOBILISED,
        ELIMINATED
    }

    /**
     * What a shot brought about.
     *
     * @param points casualty points; 0 for Anti-Tank fire
     * @param losses what the units in the hex lose to them, where these were named
     */
    record Result(End end, int points, Losses losses) implements Case.Result {
        static Result of(End end) {
            return new Result(end, 0, Losses.NONE);
        }
    }

    /** The units that take its casualty points, where they were named. */
    default Optional<UnitsHit> hit() {
        return Optional.empty();
    }
}
