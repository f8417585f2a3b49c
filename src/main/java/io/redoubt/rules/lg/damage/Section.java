package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.Rule;
import io.redoubt.umpire.Remark;
import io.redoubt.umpire.Umpire;
import org.jspecify.annotations.Nullable;

/**
 * A part of a model that can be taken off.
 *
 * @param points points lost in all that remove it
 */
record Section(String name, int points) {
    private static final Remark OFF = Remark.of("Take off the {}: it goes at {}", Rule.DMG_18, Rule.DMG_17);

    /** 1 if it comes off at this loss, else 0. */
    int comesOff(int lost, Umpire umpire) {
        if (lost < points) {
            return 0;
        }
        umpire.note(OFF, name, DamageCost.points(points) + " lost");
        return 1;
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Section that && points == that.points && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return 31 * points + name.hashCode();
    }
}
