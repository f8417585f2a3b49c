package io.redoubt.rules.dh;

import io.redoubt.rules.Inputs;
import io.redoubt.umpire.Remark;

/**
 * A crew in its work that wants to fire, and its Pin markers. What we have of the core rules tells what Pins do to
 * movement, to initiative and to morale, and nothing of fire.
 *
 * @param pins its Pin markers, 0 to 2
 * @param way how the group settles the point; the standard way where there is no Pin
 */
record PinnedCrew(int pins, FirePoints.PinnedFire way) {
    static final Remark FIRES = Remark.of(
            "{} on the crew: it fires all the same, as the core rules we have say nothing of its fire",
            Rule.GUTS_03,
            Rule.CORE_08);
    static final Remark NO_FIRE = Remark.of("A crew with a Pin marker does not fire", Rule.GUTS_03, Rule.CORE_08);

    static PinnedCrew of(int pins, Inputs in) {
        return pins == 0 ? unpinned() : new PinnedCrew(pins, in.reading(FirePoints.PINNED_FIRE));
    }

    static PinnedCrew unpinned() {
        return new PinnedCrew(0, FirePoints.PINNED_FIRE.standard());
    }

    /** Whether its Pins keep it from firing. */
    boolean isSilent() {
        return pins > 0 && way == FirePoints.PinnedFire.NO_FIRE;
    }

    String words() {
        return pins == 1 ? "1 Pin" : pins + " Pins";
    }
}
