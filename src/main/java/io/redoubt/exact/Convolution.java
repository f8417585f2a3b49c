package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;

/** Sums of independent numbers: of two, and of many with equal distributions. */
public final class Convolution {
    private Convolution() {}

    /** Returns the sum of two numbers. */
    public static NumberDistribution of(NumberDistribution one, NumberDistribution other) {
        if (other.size() == 1) {
            return one.plus(other.lowest());
        }
        if (one.size() == 1) {
            return other.plus(one.lowest());
        }
        BigInteger total = one.shares().total().multiply(other.shares().total());
        long span = (long) one.highest() - one.lowest() + other.highest() - other.lowest();
        // Values that are far apart would leave a row nearly empty.
        if (span > 4L * one.size() * other.size()) {
            return one.with(other, Integer::sum);
        }
        int lowest = one.lowest() + other.lowest();
        if (total.bitLength() < Long.SIZE) {
            long[] row = new long[(int) span + 1];
            for (int i = 0; i < one.size(); i++) {
                ComputationAbortedException.ifInterrupted();
                for (int j = 0; j < other.size(); j++) {
                    row[one.value(i) + other.value(j) - lowest] +=
                            one.shares().longWeight(i) * other.shares().longWeight(j);
                }
            }
            return NumberDistribution.from(lowest, ExactWeights.of(total.longValueExact(), row));
        }
        ComputationAbortedException.ifInterrupted();
        int places = (int) span + 1;
        BigInteger[] row = KroneckerPacking.suits(one, other, places)
                ? KroneckerPacking.product(one, other, places)
                : bigRow(one, other, places);
        return NumberDistribution.from(lowest, ExactWeights.of(total, row));
    }

    private static BigInteger[] bigRow(NumberDistribution one, NumberDistribution other, int size) {
        int lowest = one.lowest() + other.lowest();
        BigInteger[] row = new BigInteger[size];
        Arrays.fill(row, BigInteger.ZERO);
        BigInteger[] weights = new BigInteger[other.size()];
        for (int j = 0; j < weights.length; j++) {
            weights[j] = other.shares().weight(j);
        }
        for (int i = 0; i < one.size(); i++) {
            ComputationAbortedException.ifInterrupted();
            BigInteger weight = one.shares().weight(i);
            for (int j = 0; j < other.size(); j++) {
                int place = one.value(i) + other.value(j) - lowest;
                row[place] = row[place].add(weight.multiply(weights[j]));
            }
        }
        return row;
    }

    /** Returns the sum of several numbers with equal distributions. */
    public static NumberDistribution times(NumberDistribution one, int count) {
        if (count == 1 || one.size() == 1) {
            int times = count;
            return count == 1 ? one : one.map(value -> value * times);
        }
        int step = Recurrence.step(one);
        if (Recurrence.isEven(one, step)) {
            return NumberDistribution.from(Math.multiplyExact(count, one.lowest()), step, SumRow.of(count, one.size()));
        }
        if (powerFits(one.shares().total(), count)) {
            return doubled(one, count);
        }
        return Recurrence.power(one, count, step);
    }

    private static boolean powerFits(BigInteger total, int count) {
        return total.bitLength() < Long.SIZE && IntegerMath.powerFits(total.longValueExact(), count);
    }

    /** Adds by doubling: few numbers, whose weights fit in a long. */
    private static NumberDistribution doubled(NumberDistribution one, int count) {
        NumberDistribution sum = one;
        for (int bit = Integer.highestOneBit(count) >> 1; bit > 0; bit >>= 1) {
            sum = of(sum, sum);
            sum = (count & bit) != 0 ? of(sum, one) : sum;
        }
        return sum;
    }
}
