package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;

/** The weights of the results of an operation on two independent numbers, added up over all pairs of their values. */
final class PairSums {
    /** Limit on the bits of a total whose weights are added up in two longs. */
    private static final int TWO_LONGS = 126;

    /** Limit on the distance of the results for which a row is kept. */
    private static final long MOST_SPAN = 1L << 24;

    /** A row may have this many places for each pair. */
    private static final int LOOSE = 64;

    private final NumberDistribution one;
    private final NumberDistribution other;
    private final IntBinaryOperator operation;
    private final BigInteger total;
    private int lowest = Integer.MAX_VALUE;
    private int highest = Integer.MIN_VALUE;

    PairSums(NumberDistribution one, NumberDistribution other, IntBinaryOperator operation) {
        this.one = one;
        this.other = other;
        this.operation = operation;
        this.total = one.shares().total().multiply(other.shares().total());
        for (int i = 0; i < one.size(); i++) {
            ComputationAbortedException.ifInterrupted();
            for (int j = 0; j < other.size(); j++) {
                int result = operation.applyAsInt(one.value(i), other.value(j));
                lowest = Math.min(lowest, result);
                highest = Math.max(highest, result);
            }
        }
    }

    NumberDistribution distribution() {
        long span = (long) highest - lowest + 1;
        if (span > Math.min(MOST_SPAN, (long) LOOSE * one.size() * other.size())) {
            return farApart();
        }
        boolean longs = one.shares().fitsLong() && other.shares().fitsLong() && total.bitLength() <= TWO_LONGS;
        BigInteger[] row = longs ? twoLongs((int) span) : large((int) span);
        return NumberDistribution.from(lowest, ExactWeights.of(total, row));
    }

    private BigInteger[] twoLongs(int span) {
        long[] high = new long[span];
        long[] low = new long[span];
        for (int i = 0; i < one.size(); i++) {
            ComputationAbortedException.ifInterrupted();
            long weight = one.shares().longWeight(i);
            for (int j = 0; j < other.size(); j++) {
                int place = operation.applyAsInt(one.value(i), other.value(j)) - lowest;
                long factor = other.shares().longWeight(j);
                long product = weight * factor;
                long sum = low[place] + product;
                high[place] += Math.multiplyHigh(weight, factor) + (Long.compareUnsigned(sum, product) < 0 ? 1 : 0);
                low[place] = sum;
            }
        }
        BigInteger[] row = new BigInteger[span];
        for (int place = 0; place < span; place++) {
            row[place] = whole(high[place], low[place]);
        }
        return row;
    }

    private static BigInteger whole(long high, long low) {
        if (high == 0 && low >= 0) {
            return BigInteger.valueOf(low);
        }
        byte[] bytes = new byte[2 * Long.BYTES];
        for (int i = 0; i < Long.BYTES; i++) {
            bytes[Long.BYTES - 1 - i] = (byte) (high >>> (Byte.SIZE * i));
            bytes[2 * Long.BYTES - 1 - i] = (byte) (low >>> (Byte.SIZE * i));
        }
        return new BigInteger(1, bytes);
    }

    private BigInteger[] large(int span) {
        BigInteger[] row = new BigInteger[span];
        Arrays.fill(row, BigInteger.ZERO);
        for (int i = 0; i < one.size(); i++) {
            ComputationAbortedException.ifInterrupted();
            BigInteger weight = one.shares().weight(i);
            for (int j = 0; j < other.size(); j++) {
                int place = operation.applyAsInt(one.value(i), other.value(j)) - lowest;
                row[place] = row[place].add(weight.multiply(other.shares().weight(j)));
            }
        }
        return row;
    }

    private NumberDistribution farApart() {
        TreeMap<Integer, BigInteger> sums = new TreeMap<>();
        for (int i = 0; i < one.size(); i++) {
            ComputationAbortedException.ifInterrupted();
            BigInteger weight = one.shares().weight(i);
            for (int j = 0; j < other.size(); j++) {
                sums.merge(
                        operation.applyAsInt(one.value(i), other.value(j)),
                        weight.multiply(other.shares().weight(j)),
                        BigInteger::add);
            }
        }
        return NumberDistribution.of(sums, total);
    }
}
