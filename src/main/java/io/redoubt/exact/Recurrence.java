package io.redoubt.exact;

import java.math.BigInteger;

/**
 * Powers of a row of weights without multiplying rows: each weight follows from a few before it.
 *
 * <p>With P as the row of one number and Q = P^n as that of n, P Q' = n P' Q relates the weights of Q (Euler; for
 * powers of series Miller). For consecutive, equally likely faces, P = (1-x^s)/(1-x) leaves three terms per weight,
 * whatever the number of faces. Every step is an exact division.
 */
final class Recurrence {
    private Recurrence() {}

    /**
     * Returns the sum of several numbers.
     *
     * @param step their {@link #step}
     */
    static NumberDistribution power(NumberDistribution one, int count, int step) {
        ExactWeights reduced = one.shares().reduced();
        BigInteger[] row = KroneckerPacking.suits(one, reduced, count, step)
                ? KroneckerPacking.power(one, reduced, count, step)
                : any(one, reduced, count, step);
        return NumberDistribution.from(
                Math.multiplyExact(count, one.lowest()),
                step,
                ExactWeights.of(reduced.total().pow(count), row));
    }

    /** Returns the greatest distance of which all differences of values are multiples. */
    static int step(NumberDistribution one) {
        long step = 0;
        for (int i = 1; i < one.size(); i++) {
            step = IntegerMath.gcd((long) one.value(i) - one.lowest(), step);
        }
        return (int) step;
    }

    /** Returns whether the values are consecutive at this distance and equally likely. */
    static boolean isEven(NumberDistribution one, int step) {
        if (one.highest() - one.lowest() != (one.size() - 1) * step) {
            return false;
        }
        BigInteger first = one.shares().weight(0);
        for (int i = 1; i < one.size(); i++) {
            if (!one.shares().weight(i).equals(first)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the weights of the sums of fair dice, lowest sum first; the second half mirrors the first. */
    static BigInteger[] even(int dice, int sides) {
        BigInteger[] row = new BigInteger[dice * (sides - 1) + 1];
        row[0] = BigInteger.ONE;
        row[row.length - 1] = BigInteger.ONE;
        long n = dice;
        for (int k = 1; k <= (row.length - 1) / 2; k++) {
            ComputationAbortedException.ifInterrupted();
            BigInteger sum = row[k - 1].multiply(BigInteger.valueOf(n + k - 1));
            if (k >= sides) {
                sum = sum.add(row[k - sides].multiply(BigInteger.valueOf(k - sides - n * sides)));
            }
            if (k > sides) {
                sum = sum.add(row[k - sides - 1].multiply(BigInteger.valueOf(n * (sides - 1) - (k - sides - 1))));
            }
            row[k] = sum.divide(BigInteger.valueOf(k));
            row[row.length - 1 - k] = row[k];
        }
        return row;
    }

    static BigInteger[] any(NumberDistribution one, ExactWeights weights, int count, int step) {
        int[] places = new int[one.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = (one.value(i) - one.lowest()) / step;
        }
        BigInteger first = weights.weight(0);
        BigInteger[] row = new BigInteger[places[places.length - 1] * count + 1];
        row[0] = first.pow(count);
        for (int k = 1; k < row.length; k++) {
            ComputationAbortedException.ifInterrupted();
            BigInteger sum = BigInteger.ZERO;
            for (int i = 1; i < places.length && places[i] <= k; i++) {
                BigInteger before = row[k - places[i]];
                if (before.signum() != 0) {
                    long factor = (long) places[i] * (count + 1L) - k;
                    sum = sum.add(before.multiply(weights.weight(i).multiply(BigInteger.valueOf(factor))));
                }
            }
            row[k] = sum.divide(first.multiply(BigInteger.valueOf(k)));
        }
        return row;
    }
}
