package io.redoubt.exact;

import java.math.BigInteger;

/**
 * Rows of weights as the digits of one large number, each with room for any weight of the answer: to multiply the
 * numbers is to multiply the rows (Kronecker), and large numbers are multiplied quickly.
 */
final class PackedRow {
    /** A recurrence takes a step for each value of one number, and this way none: few values are quicker by steps. */
    private static final int FEWEST = 32;

    /** Bytes of the packed answer; beyond, even the quick ways to multiply are slower than the steps. */
    private static final long MOST_BYTES = 100_000;

    private PackedRow() {}

    /** Whether the sum of so many numbers is quicker this way. */
    static boolean suits(Numbers one, Shares weights, int count, int step) {
        long places = (long) (one.highest() - one.lowest()) / step * count;
        return one.size() >= FEWEST && places * width(weights, count) <= MOST_BYTES;
    }

    /** The weights of the sum of so many numbers, lowest first. */
    static BigInteger[] power(Numbers one, Shares weights, int count, int step) {
        int places = (one.highest() - one.lowest()) / step + 1;
        int width = Math.toIntExact(width(weights, count));
        byte[] digits = new byte[places * width];
        for (int i = 0; i < one.size(); i++) {
            byte[] weight = weights.weight(i).toByteArray();
            int end = digits.length - (one.value(i) - one.lowest()) / step * width;
            int length = Math.min(weight.length, width);
            System.arraycopy(weight, weight.length - length, digits, end - length, length);
        }
        return unpacked(new BigInteger(1, digits).pow(count), width, (places - 1) * count + 1);
    }

    private static BigInteger[] unpacked(BigInteger packed, int width, int places) {
        byte[] digits = packed.toByteArray();
        BigInteger[] row = new BigInteger[places];
        for (int place = 0; place < places; place++) {
            int end = digits.length - place * width;
            int start = Math.max(0, end - width);
            row[place] = new BigInteger(1, digits, start, end - start);
        }
        return row;
    }

    /** Bytes that hold every weight of the sum of so many numbers. */
    private static long width(Shares weights, int count) {
        return ((long) weights.total().bitLength() * count + Byte.SIZE - 1) / Byte.SIZE;
    }
}
