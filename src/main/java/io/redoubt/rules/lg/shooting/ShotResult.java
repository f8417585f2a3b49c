package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.procedure.Case;
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
 * @param sections sections of the model that are off
 * @param fallen whose the pieces out of action are
 */
record ShotResult(
        ShotOutcome end,
        int hits,
        int casualties,
        int lost,
        int needed,
        int fires,
        int wrecked,
        int sections,
        Fallen fallen)
        implements Case.Result {
    /** What comes of an attack on no troops in particular. */
    ShotResult(ShotOutcome end, int hits, int casualties, int lost, int needed, int fires, int wrecked, int sections) {
        this(end, hits, casualties, lost, needed, fires, wrecked, sections, Fallen.NOBODY);
    }

    static ShotResult at(ShotOutcome end) {
        return new ShotResult(end, 0, 0, 0, 0, 0, 0, 0);
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ShotResult that
                && end == that.end
                && hits == that.hits
                && casualties == that.casualties
                && lost == that.lost
                && needed == that.needed
                && fires == that.fires
                && wrecked == that.wrecked
                && sections == that.sections
                && fallen.equals(that.fallen);
    }

    @Override
    public int hashCode() {
        int hash = 31 * (31 * (31 * end.hashCode() + hits) + casualties) + lost;
        return 31 * (31 * (31 * (31 * (31 * hash + needed) + fires) + wrecked) + sections) + fallen.hashCode();
    }
}
