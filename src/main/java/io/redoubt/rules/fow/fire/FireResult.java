package io.redoubt.rules.fow.fire;

import org.jspecify.annotations.Nullable;

/**
 * What a weapon in a fortification may roll, and what it rolled.
 *
 * @param hits 0 where nobody said what hits
 */
record FireResult(int dice, int hits) {
    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof FireResult that && dice == that.dice && hits == that.hits;
    }

    @Override
    public int hashCode() {
        return 31 * dice + hits;
    }
}
