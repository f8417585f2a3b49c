package io.redoubt.rules.lg.damage;

import io.redoubt.rules.lg.terms.DamageLevel;

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
}
