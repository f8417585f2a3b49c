package io.redoubt.formula;

import io.redoubt.umpire.Target;

/**
 * Dice that are thrown again for what they show.
 *
 * @param often how long this goes on
 * @param when what a die shows that is thrown again
 */
public record Rethrow(Often often, Target when) {
    /** How long a die is thrown again. */
    public enum Often {
        /** As long as it shows it. */
        ALWAYS,
        ONCE
    }

    @Override
    public String toString() {
        return (often == Often.ALWAYS ? "r" : "ro") + Comparisons.text(when);
    }
}
