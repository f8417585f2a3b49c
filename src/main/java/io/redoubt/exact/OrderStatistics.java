package io.redoubt.exact;

import java.math.BigInteger;
import java.util.TreeSet;

/** The maximum, minimum and comparison of independent numbers, computed by running sums instead of pairs. */
public final class OrderStatistics {
    private OrderStatistics() {}

    /** Returns the higher of two numbers. */
    public static NumberDistribution highest(NumberDistribution one, NumberDistribution other) {
        int[] values = merged(one, other);
        BigInteger[] first = upTo(one, values);
        BigInteger[] second = upTo(other, values);
        BigInteger[] both = new BigInteger[values.length];
        for (int i = 0; i < both.length; i++) {
            ComputationAbortedException.ifInterrupted();
            both[i] = first[i].multiply(second[i]);
        }
        return between(
                values, both, one.shares().total().multiply(other.shares().total()));
    }

    /** Returns the lower of two numbers. */
    public static NumberDistribution lowest(NumberDistribution one, NumberDistribution other) {
        return negated(highest(negated(one), negated(other)));
    }

    /** Returns the highest of several numbers with equal distributions. */
    public static NumberDistribution highest(NumberDistribution one, int count) {
        int[] values = values(one);
        BigInteger[] all = upTo(one, values);
        for (int i = 0; i < all.length; i++) {
            ComputationAbortedException.ifInterrupted();
            all[i] = all[i].pow(count);
        }
        return between(values, all, one.shares().total().pow(count));
    }

    /** Returns the lowest of several numbers with equal distributions. */
    public static NumberDistribution lowest(NumberDistribution one, int count) {
        return negated(highest(negated(one), count));
    }

    /** Returns the distribution of a comparison: -1 if the first is lower, 0 for a tie, 1 if it is higher. */
    public static NumberDistribution compared(NumberDistribution first, NumberDistribution second) {
        ProductSum notHigher = new ProductSum();
        ProductSum tie = new ProductSum();
        // The weight of a number and all above it: of a long tail it is a small number, where that of all below is not.
        BigInteger rest = second.shares().total();
        int next = 0;
        for (int i = 0; i < first.size(); i++) {
            ComputationAbortedException.ifInterrupted();
            while (next < second.size() && second.value(next) < first.value(i)) {
                rest = rest.subtract(second.shares().weight(next++));
            }
            BigInteger weight = first.shares().weight(i);
            notHigher.add(weight, rest);
            if (next < second.size() && second.value(next) == first.value(i)) {
                tie.add(weight, second.shares().weight(next));
            }
        }
        BigInteger total = first.shares().total().multiply(second.shares().total());
        return NumberDistribution.from(
                -1,
                ExactWeights.of(
                        total,
                        notHigher.value().subtract(tie.value()),
                        tie.value(),
                        total.subtract(notHigher.value())));
    }

    private static NumberDistribution negated(NumberDistribution one) {
        return one.map(value -> -value);
    }

    private static int[] values(NumberDistribution one) {
        int[] values = new int[one.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = one.value(i);
        }
        return values;
    }

    private static int[] merged(NumberDistribution one, NumberDistribution other) {
        TreeSet<Integer> all = new TreeSet<>(one.values());
        all.addAll(other.values());
        int[] values = new int[all.size()];
        int next = 0;
        for (int value : all) {
            values[next++] = value;
        }
        return values;
    }

    /** Returns the weight of all numbers up to each of these values. */
    private static BigInteger[] upTo(NumberDistribution one, int[] values) {
        BigInteger[] sums = new BigInteger[values.length];
        BigInteger sum = BigInteger.ZERO;
        int next = 0;
        for (int i = 0; i < values.length; i++) {
            while (next < one.size() && one.value(next) <= values[i]) {
                sum = sum.add(one.shares().weight(next++));
            }
            sums[i] = sum;
        }
        return sums;
    }

    private static NumberDistribution between(int[] values, BigInteger[] upTo, BigInteger total) {
        BigInteger[] weights = new BigInteger[upTo.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = i == 0 ? upTo[0] : upTo[i].subtract(upTo[i - 1]);
        }
        return NumberDistribution.of(values, ExactWeights.of(total, weights));
    }
}
