package io.redoubt.rules.dh.shooting;

import io.redoubt.rules.dh.hits.WorkState;
import org.jspecify.annotations.Nullable;

/**
 * What attacks came to.
 *
 * @param hits shots of small arms that hit; 0 for other weapons, and where several volleys are fired
 * @param casualties men lost to small arms; 0 for other weapons, whose victims are those missing in the state
 */
public record AttackResult(int hits, int casualties, WorkState state) {
    public static AttackResult of(WorkState state) {
        return new AttackResult(0, 0, state);
    }

    // By hand: the generated pair costs a one-off its start-up time, and counting calls it often.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AttackResult that
                && hits == that.hits
                && casualties == that.casualties
                && state.equals(that.state);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * hits + casualties) + state.hashCode();
    }
}
