package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.terms.Impact;
import org.jspecify.annotations.Nullable;

/**
 * A structure between attacks.
 *
 * @param best the most an attack came to so far
 * @param burning whether it is on fire
 */
record AttackedStructure(Impact best, boolean burning) {
    static final AttackedStructure START = new AttackedStructure(Impact.MISS, false);

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof AttackedStructure that && best == that.best && burning == that.burning;
    }

    @Override
    public int hashCode() {
        return 2 * best.hashCode() + (burning ? 1 : 0);
    }
}
