package io.redoubt.exact;

import java.math.BigInteger;
import java.util.TreeSet;

/** The maximum, minimum and comparison of independent numbers, computed by running sums instead of pairs. */
public final class Order {
    private Order() {}

    /** Returns the higher of two numbers. */
    public static Numbers highest(Numbers one, Numbers other) {
        int[] values = merged(one, other);
        BigInteger[] first = upTo(one, values);
        BigInteger[] second = upTo(other, values);
        BigInteger[] both = new BigInteger[values.length];
        for (int i = 0; i < both.length; i++) {
            GivenUp.ifInterrupted();
            both[i] = first[i].multiply(second[i]);
        }
        return between(
                values, both, one.shares().total().multiply(other.shares().total()));
    }

    /** Returns the lower of two numbers. */
    public static Numbers lowest(Numbers one, Numbers other) {
        return negated(highest(negated(one), negated(other)));
    }

    /** Returns the highest of several numbers with equal distributions. */
    public static Numbers highest(Numbers one, int count) {
        int[] values = values(one);
        BigInteger[] all = upTo(one, values);
        for (int i = 0; i < all.length; i++) {
            GivenUp.ifInterrupted();
            all[i] = all[i].pow(count);
        }
        return between(values, all, one.shares().total().pow(count));
    }

    /** Returns the lowest of several numbers with equal distributions. */
    public static Numbers lowest(Numbers one, int count) {
        return negated(highest(negated(one), count));
    }

    /** Returns the distribution of a comparison: -1 if the first is lower, 0 for a tie, 1 if it is higher. */
    public static Numbers compared(Numbers first, Numbers second) {
        BigInteger higher = BigInteger.ZERO;
        BigInteger tie = BigInteger.ZERO;
        BigInteger below = BigInteger.ZERO;
        int next = 0;
        for (int i = 0; i < first.size(); i++) {
            while (next < second.size() && second.value(next) < first.value(i)) {
                below = below.add(second.shares().weight(next++));
            }
            BigInteger weight = first.shares().weight(i);
            higher = higher.add(weight.multiply(below));
            if (next < second.size() && second.value(next) == first.value(i)) {
                tie = tie.add(weight.multiply(second.shares().weight(next)));
            }
        }
        BigInteger total = first.shares().total().multiply(second.shares().total());
        BigInteger lower = total.subtract(higher).subtract(tie);
        return Numbers.from(-1, Shares.of(total, lower, tie, higher));
    }

    private static Numbers negated(Numbers one) {
        return one.map(value -> -value);
    }

    private static int[] values(Numbers one) {
        int[] values = new int[one.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = one.value(i);
        }
        return values;
    }

    private static int[] merged(Numbers one, Numbers other) {
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
    private static BigInteger[] upTo(Numbers one, int[] values) {
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

    private static Numbers between(int[] values, BigInteger[] upTo, BigInteger total) {
        BigInteger[] weights = new BigInteger[upTo.length];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = i == 0 ? upTo[0] : upTo[i].subtract(upTo[i - 1]);
        }
        return Numbers.of(values, Shares.of(total, weights));
    }
}
