package io.redoubt.rules.fow.shooting;

import io.redoubt.rules.fow.terms.Condition;
import io.redoubt.rules.fow.terms.ShotResult;
import org.jspecify.annotations.Nullable;

/**
 * Smoke harms nobody: the target stands as it stood (FOW-SMOKE-07).
 *
 * @param markers one for each hit (FOW-SMOKE-04)
 */
record SmokeMarkers(Condition condition, int markers) implements ShotResult {
    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SmokeMarkers that && condition == that.condition && markers == that.markers;
    }

    @Override
    public int hashCode() {
        return 31 * markers + condition.hashCode();
    }
}
