package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;

/** The total of n equal fair dice: the number of ways to roll every total, lowest first. */
public final class SumRow {
    private SumRow() {}

    /**
     * Returns the shares of the totals n, n+1, … n*sides; index 0 is the total n.
     *
     * @param n the number of dice, at least 1
     * @param sides faces 1 to {@code sides}, at least 1
     */
    public static ExactWeights of(int n, int sides) {
        if (n < 1 || sides < 1) {
            throw new IllegalArgumentException("no total of " + n + " dice with " + sides + " sides");
        }
        return IntegerMath.powerFits(sides, n) ? small(n, sides) : big(n, sides);
    }

    private static ExactWeights small(int n, int sides) {
        long total = sides;
        long[] ways = new long[sides];
        Arrays.fill(ways, 1);
        for (int die = 2; die <= n; die++) {
            long[] next = new long[die * (sides - 1) + 1];
            long window = 0;
            for (int i = 0; i < next.length; i++) {
                window += i < ways.length ? ways[i] : 0;
                window -= i >= sides ? ways[i - sides] : 0;
                next[i] = window;
            }
            ways = next;
            total *= sides;
        }
        return ExactWeights.of(total, ways);
    }

    private static ExactWeights big(int n, int sides) {
        return ExactWeights.of(BigInteger.valueOf(sides).pow(n), Recurrence.even(n, sides));
    }
}
