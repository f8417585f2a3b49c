package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.input.Distance;

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
}
