package io.redoubt.formula;

import io.redoubt.umpire.Target;

/**
 * Dice that explode, each at most {@value #MOST_FURTHER} times.
 *
 * @param joins the place of the further throw
 * @param when the throws that bring another
 */
public record Explosion(Joins joins, Target when) {
    /** Limit on further throws per die of the pool. */
    public static final int MOST_FURTHER = 20;

    /** The place of a further throw. */
    public enum Joins {
        /** It is a separate die. */
        THE_POOL,
        /** It is added to the die that exploded. */
        ITS_DIE
    }

    /** Returns the notation without the target. */
    String sign() {
        return joins == Joins.THE_POOL ? "!" : "!!";
    }

    @Override
    public String toString() {
        return sign() + Comparisons.text(when);
    }
}
