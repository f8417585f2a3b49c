package io.redoubt.rules.vv.movement;

import io.redoubt.rules.procedure.Case;
import org.jspecify.annotations.Nullable;

/**
 * What a move came to.
 *
 * @param cost Movement Points spent by each unit
 * @param eliminated units lost to mines
 * @param passengers transported units lost with them
 */
record CrossResult(CrossEnd end, int cost, int eliminated, int passengers) implements Case.Result {
    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CrossResult that
                && end == that.end
                && cost == that.cost
                && eliminated == that.eliminated
                && passengers == that.passengers;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * end.hashCode() + cost) + eliminated) + passengers;
    }
}
