package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Rows of weights packed into one large number, each with enough digits for any weight of the result: multiplying the
 * numbers multiplies the rows (Kronecker substitution), and large numbers are multiplied quickly.
 */
final class KroneckerPacking {
    /** The recurrence takes a step per value and this method none, so the recurrence is faster for few values. */
    private static final int FEWEST = 32;

    /** Limit on the bytes of the packed result; beyond it, even fast multiplication is slower than the recurrence. */
    private static final long MOST_BYTES = 100_000;

    /** The values of each of two numbers from which on one product is faster than all pairs. */
    private static final int FEWEST_EACH = 200;

    /** Limit on the bytes of the packed sum of two numbers. */
    private static final long MOST_OF_TWO = 4_000_000;

    private KroneckerPacking() {}

    /** Returns whether this method is faster for a sum of several numbers. */
    static boolean suits(NumberDistribution one, ExactWeights weights, int count, int step) {
        long places = (long) (one.highest() - one.lowest()) / step * count;
        return one.size() >= FEWEST && places * width(weights, count) <= MOST_BYTES;
    }

    /** Returns the weights of the sum of several numbers, lowest first. */
    static BigInteger[] power(NumberDistribution one, ExactWeights weights, int count, int step) {
        int places = (one.highest() - one.lowest()) / step + 1;
        int width = Math.toIntExact(width(weights, count));
        return unpacked(packed(one, weights, step, width).pow(count), width, (places - 1) * count + 1);
    }

    /** Returns whether this method is faster for the sum of two numbers. */
    static boolean suits(NumberDistribution one, NumberDistribution other, int places) {
        int width = width(one, other);
        return Math.min(one.size(), other.size()) >= FEWEST_EACH && (long) places * width <= MOST_OF_TWO;
    }

    /** Returns the weights of the sum of two numbers, lowest first. */
    static BigInteger[] product(NumberDistribution one, NumberDistribution other, int places) {
        return one.size() >= other.size() ? parts(one, other, places) : parts(other, one, places);
    }

    /** Multiplies the longer row in parts of the length of the other, because products of like numbers are fastest. */
    private static BigInteger[] parts(NumberDistribution longer, NumberDistribution other, int places) {
        int width = width(longer, other);
        BigInteger factor = packed(other, other.shares(), 1, width);
        int distance = other.highest() - other.lowest();
        BigInteger[] row = new BigInteger[places];
        Arrays.fill(row, BigInteger.ZERO);
        for (int from = 0; from < longer.size(); ) {
            ComputationAbortedException.ifInterrupted();
            int to = from + 1;
            while (to < longer.size() && (long) longer.value(to) - longer.value(from) <= distance) {
                to++;
            }
            NumberDistribution part = longer.part(from, to);
            BigInteger product = packed(part, part.shares(), 1, width).multiply(factor);
            int start = part.lowest() - longer.lowest();
            BigInteger[] sums = unpacked(product, width, part.highest() - part.lowest() + distance + 1);
            for (int i = 0; i < sums.length; i++) {
                row[start + i] = row[start + i].add(sums[i]);
            }
            from = to;
        }
        return row;
    }

    private static int width(NumberDistribution one, NumberDistribution other) {
        int bits = one.shares().total().bitLength() + other.shares().total().bitLength();
        return (bits + Byte.SIZE - 1) / Byte.SIZE;
    }

    private static BigInteger packed(NumberDistribution one, ExactWeights weights, int step, int width) {
        int places = (one.highest() - one.lowest()) / step + 1;
        byte[] digits = new byte[places * width];
        for (int i = 0; i < one.size(); i++) {
            byte[] weight = weights.weight(i).toByteArray();
            int end = digits.length - (one.value(i) - one.lowest()) / step * width;
            int length = Math.min(weight.length, width);
            System.arraycopy(weight, weight.length - length, digits, end - length, length);
        }
        return new BigInteger(1, digits);
    }

    private static BigInteger[] unpacked(BigInteger packed, int width, int places) {
        byte[] digits = packed.toByteArray();
        BigInteger[] row = new BigInteger[places];
        for (int place = 0; place < places; place++) {
            int end = Math.max(0, digits.length - place * width);
            int start = Math.max(0, end - width);
            row[place] = new BigInteger(1, digits, start, end - start);
        }
        return row;
    }

    /** Returns the number of bytes for every weight of the sum of several numbers. */
    private static long width(ExactWeights weights, int count) {
        return ((long) weights.total().bitLength() * count + Byte.SIZE - 1) / Byte.SIZE;
    }
}
