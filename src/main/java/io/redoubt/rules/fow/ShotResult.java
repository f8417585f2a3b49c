package io.redoubt.rules.fow;

import org.jspecify.annotations.Nullable;

/** What a shot brings about: a condition, smoke in front of a slit, or losses among teams in cover. */
sealed interface ShotResult permits Condition, ShotResult.Smoke, TeamLosses {
    /** How the target stands afterwards. */
    Condition condition();

    /** Smoke markers placed. */
    default int markers() {
        return 0;
    }

    /** Hits on teams in cover. */
    default int hits() {
        return 0;
    }

    /** Teams in cover that are Destroyed. */
    default int casualties() {
        return 0;
    }

    /**
     * Smoke harms nobody: the target stands as it stood (FOW-SMOKE-07).
     *
     * @param markers one for each hit (FOW-SMOKE-04)
     */
    record Smoke(Condition condition, int markers) implements ShotResult {
        // By hand: the generated pair costs a one-off its start-up time on first use.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Smoke that && condition == that.condition && markers == that.markers;
        }

        @Override
        public int hashCode() {
            return 31 * markers + condition.hashCode();
        }
    }
}
