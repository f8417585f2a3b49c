package io.redoubt.rules.lg.terms;

import org.jspecify.annotations.Nullable;

/**
 * The size of a fire.
 *
 * @param amount whole units, from 1
 * @param unit {@code in}, {@code cm}, or nothing where the players have a unit of their own
 */
public record Size(int amount, String unit) {
    /** Larger than any table. */
    public static final int MOST = 10_000;

    /** As it stands in a sentence. */
    @Override
    public String toString() {
        return amount + (unit.equals("in") ? "\"" : unit.isEmpty() ? "" : " " + unit);
    }

    // By hand: the generated pair costs a one-off its start-up time on first use.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Size that && amount == that.amount && unit.equals(that.unit);
    }

    @Override
    public int hashCode() {
        return 31 * amount + unit.hashCode();
    }
}
