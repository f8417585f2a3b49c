package io.redoubt.report;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.Moments;
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

    /** The weights of each value and all above it; those of a long tail above are small numbers. */
    private final BigInteger[] from;

    /**
     * Creates the spread of a quantity.
     *
     * @param values the values, ascending
     * @param shares the shares of the values
     */
    public SpreadStatistics(int[] values, ExactWeights shares) {
        this.values = values.clone();
        this.shares = shares;
        this.from = new BigInteger[values.length];
        long small = 0;
        BigInteger sum = BigInteger.ZERO;
        for (int i = from.length - 1; i >= 0; i--) {
            if (shares.fitsLong()) {
                small += shares.longWeight(i);
                sum = BigInteger.valueOf(small);
            } else {
                sum = sum.add(shares.weight(i));
            }
            from[i] = sum;
        }
    }

    /**
     * Returns the spread of a quantity whose values are in any order.
     *
     * @param values the distinct values
     * @param shares the shares of the values, in that order
     */
    public static SpreadStatistics of(List<Integer> values, ExactWeights shares) {
        int[] given = values.stream().mapToInt(value -> value).toArray();
        if (isAscending(given)) {
            return new SpreadStatistics(given, shares);
        }
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

    private static boolean isAscending(int[] values) {
        for (int i = 1; i < values.length; i++) {
            if (values[i] <= values[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the mean. */
    public Fraction mean() {
        return moments().mean();
    }

    /** Returns the mean square of the distance from the mean. */
    public Fraction variance() {
        return moments().variance();
    }

    private Moments moments() {
        return new Moments(values, shares, from);
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
        return values[firstWith(Fraction.of(percent, PERCENT))];
    }

    /** Returns the index of the lowest value that is not exceeded by at least this part of the total. */
    private int reaching(BigInteger ways) {
        BigInteger most = shares.total().subtract(ways);
        int low = 0;
        int high = from.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (from[middle + 1].compareTo(most) <= 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    /** Returns the index of the lowest value that is not exceeded with at least this probability. */
    int firstWith(Fraction least) {
        return reaching(ways(least));
    }

    /** Returns the index of the highest value that is reached with at least this probability. */
    int lastWith(Fraction least) {
        BigInteger fewest = ways(least);
        int low = 0;
        int high = from.length - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (from[middle].compareTo(fewest) >= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Returns the smallest part of the total that has at least this probability. */
    private BigInteger ways(Fraction least) {
        BigInteger[] parts = shares.total().multiply(least.numerator()).divideAndRemainder(least.denominator());
        return parts[1].signum() > 0 ? parts[0].add(BigInteger.ONE) : parts[0];
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
        return shares.share(shares.total().subtract(above(index)));
    }

    /** Returns the probability of the values from one index to another. */
    Fraction between(int from, int to) {
        return shares.share(this.from[from].subtract(above(to)));
    }

    private BigInteger above(int index) {
        return index + 1 < from.length ? from[index + 1] : BigInteger.ZERO;
    }

    /** Returns the probability of at least the value at an index. */
    Fraction atLeast(int index) {
        return shares.share(from[index]);
    }
}
