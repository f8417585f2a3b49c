package io.redoubt.rules.lg.shooting;

import io.redoubt.rules.lg.damage.Wreck;
import io.redoubt.rules.lg.terms.Impact;

/**
 * A structure between attacks.
 *
 * @param best the most an attack came to so far
 * @param burning whether it is on fire
 * @param wreck what they did to it
 */
record AttackedStructure(Impact best, boolean burning, Wreck wreck) {
    static final AttackedStructure START = new AttackedStructure(Impact.MISS, false, Wreck.NONE);
}
