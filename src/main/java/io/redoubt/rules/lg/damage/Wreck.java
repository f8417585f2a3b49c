package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.DamageLevel;
import org.jspecify.annotations.Nullable;

/**
 * A structure whose damage the guidelines judge, between attacks.
 *
 * @param worst the most any of them did
 * @param holes how many holes they left
 */
public record Wreck(DamageLevel worst, int holes) {
    public static final Wreck NONE = new Wreck(DamageLevel.NO_DAMAGE, 0);

    /** The same after an attack that did this. */
    public Wreck and(DamageLevel more) {
        return new Wreck(more.compareTo(worst) > 0 ? more : worst, holes + (more == DamageLevel.HOLE ? 1 : 0));
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Wreck that && worst == that.worst && holes == that.holes;
    }

    @Override
    public int hashCode() {
        return 31 * worst.hashCode() + holes;
    }
}
