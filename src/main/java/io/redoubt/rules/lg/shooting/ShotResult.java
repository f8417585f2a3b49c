package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.procedure.Case;

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
}
