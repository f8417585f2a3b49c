package io.redoubt.rules.lg.shooting;

import org.jspecify.annotations.Nullable;

/**
 * What an attack brings about.
 *
 * @param hits pieces hit inside
 * @param casualties pieces out of action
 * @param lost damage points lost in all
 * @param needed attacks until the structure was destroyed, one more than were made if it stands
 * @param fires 1 if it burns
 * @param wrecked holes in the wall; 1 for a part of the structure that is destroyed
 */
record ShotResult(ShotOutcome fate, int hits, int casualties, int lost, int needed, int fires, int wrecked) {
    static ShotResult at(ShotOutcome fate) {
        return new ShotResult(fate, 0, 0, 0, 0, 0, 0);
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ShotResult that
                && fate == that.fate
                && hits == that.hits
                && casualties == that.casualties
                && lost == that.lost
                && needed == that.needed
                && fires == that.fires
                && wrecked == that.wrecked;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * (31 * (31 * (31 * fate.hashCode() + hits) + casualties) + lost) + needed) + fires)
                + wrecked;
    }
}
