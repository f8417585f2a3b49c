package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Distance;
import org.jspecify.annotations.Nullable;

/**
 * Where a piece stands, measured from the point of penetration, in thousandths of an inch.
 *
 * @param depth behind the wall; negative in front of it
 * @param along to one side or the other
 */
public record Spot(long depth, long along) {
    /** True if it is within an area of this radius, whichever side of the wall it stands on. */
    public boolean within(Distance radius) {
        return depth * depth + along * along <= radius.thousandths() * radius.thousandths();
    }

    public boolean behindTheWall() {
        return depth >= 0;
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Spot that && depth == that.depth && along == that.along;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(31 * depth + along);
    }
}
