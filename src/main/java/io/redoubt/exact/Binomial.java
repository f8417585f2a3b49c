package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;

/** The number of successes among n independent, equal chances: whole rows of exact weights. */
public final class Binomial {
    private Binomial() {}

    /**
     * Returns the shares of 0, 1, … n successes if each of n chances has {@code wins} ways out of {@code ways}.
     *
     * @param n at least 0
     * @param wins from 0 to {@code ways}
     */
    public static ExactWeights row(int n, long wins, long ways) {
        if (n < 0 || wins < 0 || wins > ways || ways < 1) {
            throw new IllegalArgumentException("no binomial row for " + wins + " of " + ways + ", " + n + " times");
        }
        return IntegerMath.powerFits(ways, n) ? smallRow(n, wins, ways - wins) : bigRow(n, wins, ways - wins);
    }

    /** Returns the number of ways to choose k of n things. */
    static BigInteger coefficient(int n, int k) {
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            ways = ways.multiply(BigInteger.valueOf(n - i + 1L)).divide(BigInteger.valueOf(i));
        }
        return ways;
    }

    /** Adds one chance at a time, in place, from the top down. The total bounds every weight, so none overflows. */
    private static ExactWeights smallRow(int n, long wins, long losses) {
        long[] row = new long[n + 1];
        row[0] = 1;
        long total = 1;
        for (int chance = 1; chance <= n; chance++) {
            for (int k = chance; k > 0; k--) {
                row[k] = row[k] * losses + row[k - 1] * wins;
            }
            row[0] *= losses;
            total *= wins + losses;
        }
        return ExactWeights.of(total, row);
    }

    /** Computes weight k as C(n,k) wins^k losses^(n-k), from the one before by small factors and divisors. */
    private static ExactWeights bigRow(int n, long wins, long losses) {
        BigInteger win = BigInteger.valueOf(wins);
        BigInteger loss = BigInteger.valueOf(losses);
        BigInteger[] row = new BigInteger[n + 1];
        Arrays.fill(row, BigInteger.ZERO);
        if (losses == 0) {
            row[n] = win.pow(n);
        } else {
            row[0] = loss.pow(n);
            for (int k = 0; k < n; k++) {
                row[k + 1] = row[k].multiply(win.multiply(BigInteger.valueOf(n - k)))
                        .divide(loss.multiply(BigInteger.valueOf(k + 1L)));
            }
        }
        return ExactWeights.of(win.add(loss).pow(n), row);
    }
}
