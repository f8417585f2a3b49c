package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.DamageLevel;
import io.redoubt.rules.procedure.Case;
import org.jspecify.annotations.Nullable;

/**
 * What attacks did to a structure.
 *
 * @param lost points lost in all
 * @param needed attacks until it was destroyed, one more than were made if it stands
 * @param sections sections of the model that came off
 * @param holes holes it left, where no points are counted
 */
record DamageResult(DamageLevel end, int lost, int needed, int sections, int holes) implements Case.Result {
    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DamageResult that
                && end == that.end
                && lost == that.lost
                && needed == that.needed
                && sections == that.sections
                && holes == that.holes;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * (31 * end.hashCode() + lost) + needed) + sections) + holes;
    }
}
