package io.redoubt.formula;

import io.redoubt.umpire.Target;

/**
 * Dice that bring a further throw for what they show, each at most {@value #MOST_FURTHER} times.
 *
 * @param joins where the further throw goes
 * @param when what a throw shows that brings another
 */
public record Explosion(Joins joins, Target when) {
    /** So often a die of the pool is thrown further. */
    public static final int MOST_FURTHER = 20;

    /** Where a further throw goes. */
    public enum Joins {
        /** It is a die of its own. */
        THE_POOL,
        /** It is added to the die that brought it. */
        ITS_DIE
    }

    /** How it is written without what brings it. */
    String sign() {
        return joins == Joins.THE_POOL ? "!" : "!!";
    }

    @Override
    public String toString() {
        return sign() + Comparisons.text(when);
    }
}
