package io.redoubt.formula;

import io.redoubt.umpire.Target;

/**
 * Dice that are rerolled because of what they show.
 *
 * @param often the number of rerolls
 * @param when the numbers that are rerolled
 */
public record Reroll(Often often, Target when) {
    /** The number of rerolls. */
    public enum Often {
        /** Until the die shows another number. */
        ALWAYS,
        ONCE
    }

    @Override
    public String toString() {
        return (often == Often.ALWAYS ? "r" : "ro") + Comparisons.text(when);
    }
}
