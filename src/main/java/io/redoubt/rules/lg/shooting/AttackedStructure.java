package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.Wreck;
import io.redoubt.rules.lg.terms.Impact;
import org.jspecify.annotations.Nullable;

/**
 * A structure between attacks.
 *
 * @param best the most an attack came to so far
 * @param burning whether it is on fire
 * @param wreck what they did to it
 */
record AttackedStructure(Impact best, boolean burning, Wreck wreck) {
    static final AttackedStructure START = new AttackedStructure(Impact.MISS, false, Wreck.NONE);

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AttackedStructure that
                && best == that.best
                && burning == that.burning
                && wreck.equals(that.wreck);
    }

    @Override
    public int hashCode() {
        return 31 * (2 * best.hashCode() + (burning ? 1 : 0)) + wreck.hashCode();
    }
}
