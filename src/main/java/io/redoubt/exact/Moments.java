package io.redoubt.exact;

import java.math.BigInteger;

/**
 * The mean and the variance of a number.
 *
 * <p>Distances are taken from the lowest value, and large numbers are added up gap by gap, from the highest value down:
 * between neighbouring numbers this takes no products.
 */
public final class Moments {
    private final int[] values;
    private final ExactWeights shares;
    private final BigInteger[] from;

    /**
     * Creates the moments of a number. The arrays are not copied.
     *
     * @param values the values, ascending
     * @param shares the shares of the values
     * @param from the weights of each value and all above it
     */
    public Moments(int[] values, ExactWeights shares, BigInteger[] from) {
        this.values = values;
        this.shares = shares;
        this.from = from;
    }

    /** Returns the mean. */
    public Fraction mean() {
        BigInteger total = shares.total();
        if (isSmall()) {
            long sum = 0;
            for (int i = 0; i < values.length; i++) {
                sum += shares.longWeight(i) * values[i];
            }
            return Fraction.of(BigInteger.valueOf(sum), total);
        }
        BigInteger above = BigInteger.ZERO;
        for (int i = values.length - 1; i > 0; i--) {
            above = above.add(times(from[i], gap(i)));
        }
        return Fraction.of(total.multiply(BigInteger.valueOf(values[0])).add(above), total);
    }

    /**
     * Returns the mean square of the distance from the mean.
     *
     * <p>With g as the gaps, f as the weights from each value on, and s as the sums of {@code fg} from each value on,
     * the sum of all distances is the last s, and that of their squares the sum of {@code 2sg-fgg}.
     */
    public Fraction variance() {
        return isSmall() ? smallVariance() : largeVariance();
    }

    private Fraction smallVariance() {
        long sum = 0;
        long squares = 0;
        for (int i = 0; i < values.length; i++) {
            long part = shares.longWeight(i) * values[i];
            sum += part;
            squares += part * values[i];
        }
        return variance(BigInteger.valueOf(sum), BigInteger.valueOf(squares));
    }

    private Fraction largeVariance() {
        BigInteger sum = BigInteger.ZERO;
        BigInteger sums = BigInteger.ZERO;
        BigInteger wide = BigInteger.ZERO;
        for (int i = values.length - 1; i > 0; i--) {
            long gap = gap(i);
            BigInteger part = times(from[i], gap);
            sum = sum.add(part);
            sums = sums.add(times(sum, gap));
            wide = gap == 1 ? wide : wide.add(times(part, gap - 1)); // what fgg has more than fg
        }
        return variance(sum, sums.shiftLeft(1).subtract(sum).subtract(wide));
    }

    private Fraction variance(BigInteger sum, BigInteger squares) {
        BigInteger total = shares.total();
        return Fraction.of(squares.multiply(total).subtract(sum.multiply(sum)), total.multiply(total));
    }

    /** Returns whether no sum of squares can exceed a long. */
    private boolean isSmall() {
        int bits = Integer.SIZE
                - Integer.numberOfLeadingZeros(Math.max(Math.abs(values[0]), Math.abs(values[values.length - 1])));
        return shares.fitsLong() && shares.total().bitLength() + 2 * bits < Long.SIZE - 1;
    }

    /** Returns the distance of a value from the one below it. */
    private long gap(int index) {
        return (long) values[index] - values[index - 1];
    }

    private static BigInteger times(BigInteger number, long factor) {
        return factor == 1 ? number : number.multiply(BigInteger.valueOf(factor));
    }
}
