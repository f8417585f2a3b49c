package io.redoubt.rules.dh.assault;

import io.redoubt.rules.dh.terms.Plain;
import org.jspecify.annotations.Nullable;

/**
 * What came of an assault.
 *
 * @param score the whole score; 0 where there is none
 */
record AssaultResult(AssaultResult.Outcome outcome, int score) {
    /** What is known of an assault in the end. */
    enum Outcome implements Plain {
        FAILS,
        ALLOWED,
        SUCCEEDS
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AssaultResult that && outcome == that.outcome && score == that.score;
    }

    @Override
    public int hashCode() {
        return 31 * outcome.hashCode() + score;
    }
}
