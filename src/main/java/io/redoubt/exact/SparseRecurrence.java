package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/**
 * Weights of which each follows from a few before it: {@code k falling[0] w(k)} is the sum of
 * {@code (fixed[i] - falling[i] (k - place)) w(k - place)} over all places but the first.
 *
 * <p>They are kept without their common factor and added up in place, because large numbers times small ones are most
 * of the work.
 */
final class SparseRecurrence {
    private static final int MOST_BITS = 62;

    private final int[] places;
    private final long[] fixed;
    private final long[] falling;
    private final long base;
    private final CommonFactor scale;

    private SparseRecurrence(int[] places, long[] fixed, long[] falling, CommonFactor scale) {
        this.places = places;
        this.fixed = fixed;
        this.falling = falling;
        this.base = scale.base().longValueExact();
        this.scale = scale;
    }

    /**
     * Returns the recurrence of these factors.
     *
     * @param places the distances, ascending, the first of them 0
     * @param falling the factors that fall with the value; the first is positive
     * @param size the number of weights
     * @return empty if a factor may not fit in a long
     */
    static Optional<SparseRecurrence> of(
            int[] places, BigInteger[] fixed, BigInteger[] falling, int size, CommonFactor scale) {
        int most = 0;
        for (int i = 0; i < places.length; i++) {
            most = Math.max(most, Math.max(fixed[i].bitLength(), falling[i].bitLength() + bits(size)) + 1);
        }
        if (most + scale.base().bitLength() > MOST_BITS || falling[0].bitLength() >= Integer.SIZE) {
            return Optional.empty();
        }
        return Optional.of(new SparseRecurrence(places, longs(fixed), longs(falling), scale));
    }

    private static int bits(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }

    private static long[] longs(BigInteger[] numbers) {
        return Arrays.stream(numbers).mapToLong(BigInteger::longValueExact).toArray();
    }

    /** Returns the weights, that of the lowest value first. */
    BigInteger[] weights(BigInteger first, int size) {
        WordRow[] row = new WordRow[size];
        BigInteger[] weights = new BigInteger[size];
        weights[0] = first;
        row[0] = WordRow.of(times(first, -scale.exponent(0)));
        WordRow plus = WordRow.empty();
        WordRow minus = WordRow.empty();
        for (int k = 1; k < size; k++) {
            ComputationAbortedException.ifInterrupted();
            plus.clear();
            minus.clear();
            for (int i = 1; i < places.length && places[i] <= k; i++) {
                long factor = factor(i, k);
                if (factor > 0) {
                    plus.add(row[k - places[i]], factor);
                } else if (factor < 0) {
                    minus.add(row[k - places[i]], -factor);
                }
            }
            row[k] = plus.less(minus);
            row[k].divide(k);
            row[k].divide((int) falling[0]);
            weights[k] = times(row[k].value(), scale.exponent(k));
        }
        return weights;
    }

    private long factor(int i, int k) {
        int from = k - places[i];
        long factor = fixed[i] - falling[i] * from;
        return scale.stepsTo(k) - scale.stepsTo(from) > scale.steps(places[i]) ? factor * base : factor;
    }

    private BigInteger times(BigInteger number, int exponent) {
        if (exponent == 0 || base == 1) {
            return number;
        }
        return exponent > 0 ? number.multiply(scale.power(exponent)) : number.divide(scale.power(-exponent));
    }
}
