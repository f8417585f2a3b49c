package io.redoubt.report;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The spread of a quantity: its standard deviation, its most frequent values, and its cumulative probabilities.
 *
 * <p>All of them are computed from weights over one total; a fraction is reduced only when it is read.
 */
public final class SpreadStatistics {
    /** The displayed quantiles, in percent. */
    public static final List<Integer> QUANTILES = List.of(5, 25, 50, 75, 95);

    private static final int PERCENT = 100;

    private final int[] values;
    private final ExactWeights shares;
    private final BigInteger[] upTo;

    /**
     * Creates the spread of a quantity.
     *
     * @param values the values, ascending
     * @param shares the shares of the values
     */
    public SpreadStatistics(int[] values, ExactWeights shares) {
        this.values = values.clone();
        this.shares = shares;
        this.upTo = new BigInteger[values.length];
        long small = 0;
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < upTo.length; i++) {
            if (shares.fitsLong()) {
                small += shares.longWeight(i);
                sum = BigInteger.valueOf(small);
            } else {
                sum = sum.add(shares.weight(i));
            }
            upTo[i] = sum;
        }
    }

    /**
     * Returns the spread of a quantity whose values are in any order.
     *
     * @param values the distinct values
     * @param shares the shares of the values, in that order
     */
    public static SpreadStatistics of(List<Integer> values, ExactWeights shares) {
        TreeMap<Integer, Integer> places = new TreeMap<>();
        for (int i = 0; i < values.size(); i++) {
            places.put(values.get(i), i);
        }
        int[] ascending = new int[places.size()];
        int[] to = new int[ascending.length];
        int next = 0;
        for (Map.Entry<Integer, Integer> place : places.entrySet()) {
            ascending[next] = place.getKey();
            to[place.getValue()] = next++;
        }
        return new SpreadStatistics(ascending, shares.grouped(to, ascending.length));
    }

    /** Returns the mean square of the distance from the mean. */
    public Fraction variance() {
        BigInteger total = shares.total();
        if (isSmall(total)) {
            return smallVariance(total);
        }
        BigInteger sum = BigInteger.ZERO;
        BigInteger squares = BigInteger.ZERO;
        for (int i = 0; i < values.length; i++) {
            BigInteger value = BigInteger.valueOf(values[i]);
            BigInteger part = shares.weight(i).multiply(value);
            sum = sum.add(part);
            squares = squares.add(part.multiply(value));
        }
        return variance(sum, squares, total);
    }

    /** Returns whether no sum of squares can exceed a long. */
    private boolean isSmall(BigInteger total) {
        int bits = Integer.SIZE
                - Integer.numberOfLeadingZeros(Math.max(Math.abs(values[0]), Math.abs(values[values.length - 1])));
        return shares.fitsLong() && total.bitLength() + 2 * bits < Long.SIZE - 1;
    }

    private Fraction smallVariance(BigInteger total) {
        long sum = 0;
        long squares = 0;
        for (int i = 0; i < values.length; i++) {
            long part = shares.longWeight(i) * values[i];
            sum += part;
            squares += part * values[i];
        }
        return variance(BigInteger.valueOf(sum), BigInteger.valueOf(squares), total);
    }

    private static Fraction variance(BigInteger sum, BigInteger squares, BigInteger total) {
        return Fraction.of(squares.multiply(total).subtract(sum.multiply(sum)), total.multiply(total));
    }

    /** Returns the square root of a variance. */
    public static double standardDeviation(Fraction variance) {
        return Math.sqrt(variance.doubleValue());
    }

    /** Returns the likeliest values, lowest first. */
    public List<Integer> modes() {
        List<Integer> modes = new ArrayList<>();
        BigInteger most = BigInteger.ZERO;
        for (int i = 0; i < values.length; i++) {
            BigInteger weight = shares.weight(i);
            int compared = weight.compareTo(most);
            if (compared > 0) {
                modes.clear();
                most = weight;
            }
            if (compared >= 0) {
                modes.add(values[i]);
            }
        }
        return modes;
    }

    /** Returns the lowest value that is not exceeded with at least this probability in percent. */
    public int quantile(int percent) {
        BigInteger[] parts =
                shares.total().multiply(BigInteger.valueOf(percent)).divideAndRemainder(BigInteger.valueOf(PERCENT));
        BigInteger wanted = parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
        int i = 0;
        while (upTo[i].compareTo(wanted) < 0) {
            i++;
        }
        return values[i];
    }

    int size() {
        return values.length;
    }

    int value(int index) {
        return values[index];
    }

    Fraction share(int index) {
        return shares.get(index);
    }

    /** Returns the probability of at most the value at an index. */
    Fraction atMost(int index) {
        return shares.share(upTo[index]);
    }

    /** Returns the probability of the values from one index to another. */
    Fraction between(int from, int to) {
        BigInteger below = from == 0 ? BigInteger.ZERO : upTo[from - 1];
        return shares.share(upTo[to].subtract(below));
    }

    /** Returns the probability of at least the value at an index. */
    Fraction atLeast(int index) {
        BigInteger below = index == 0 ? BigInteger.ZERO : upTo[index - 1];
        return shares.share(shares.total().subtract(below));
    }
}
