package io.redoubt.rules.vv.fire;

import io.redoubt.rules.procedure.Case;
import io.redoubt.rules.vv.casualties.Losses;
import org.jspecify.annotations.Nullable;

/**
 * What a shot brought about.
 *
 * @param points casualty points; 0 for Anti-Tank fire
 * @param losses what the units in the hex lose to them, where these were named
 */
record ShotResult(ShotEnd end, int points, Losses losses) implements Case.Result {
    static ShotResult of(ShotEnd end) {
        return new ShotResult(end, 0, Losses.NONE);
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ShotResult that
                && end == that.end
                && points == that.points
                && losses.equals(that.losses);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * end.hashCode() + points) + losses.hashCode();
    }
}
