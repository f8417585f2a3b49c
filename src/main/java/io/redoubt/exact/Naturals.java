package io.redoubt.exact;

import java.math.BigInteger;

/**
 * Whole numbers of one width, for sums of products with small factors, without a temporary number per product.
 *
 * <p>Mutable for speed, like all rows of innermost loops.
 */
public final class Naturals {
    private static final long WORD = 0xffff_ffffL;

    private final int width;

    /** The words of all numbers, one number after the other, the lowest word of each first. */
    private final int[] words;

    private Naturals(int count, int width) {
        this.width = width;
        this.words = new int[count * width];
    }

    /**
     * Returns an array of zeros.
     *
     * @param most the upper bound of every number
     */
    public static Naturals zeros(int count, BigInteger most) {
        return new Naturals(count, most.bitLength() / Integer.SIZE + 1);
    }

    /** Returns an array of these numbers; none may be negative. */
    public static Naturals of(long... numbers) {
        Naturals naturals = new Naturals(numbers.length, 2);
        for (int i = 0; i < numbers.length; i++) {
            naturals.words[2 * i] = (int) numbers[i];
            naturals.words[2 * i + 1] = (int) (numbers[i] >>> Integer.SIZE);
        }
        return naturals;
    }

    public int size() {
        return words.length / width;
    }

    /** Adds a multiple of another array's number, which is not wider, to one of these; the factor is not negative. */
    public void add(int place, Naturals others, int from, int factor) {
        int to = place * width;
        int source = from * others.width;
        long carry = 0;
        for (int i = 0; i < width; i++) {
            long product = i < others.width ? (others.words[source + i] & WORD) * factor : 0;
            carry += (words[to + i] & WORD) + product;
            words[to + i] = (int) carry;
            carry >>>= Integer.SIZE;
        }
    }

    /** Returns one of these numbers. */
    public BigInteger get(int place) {
        byte[] bytes = new byte[width * Integer.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            int word = words[place * width + i / Integer.BYTES];
            bytes[bytes.length - 1 - i] = (byte) (word >>> (Byte.SIZE * (i % Integer.BYTES)));
        }
        return new BigInteger(1, bytes);
    }
}
