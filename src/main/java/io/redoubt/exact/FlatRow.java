package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Whole numbers of one width side by side, calculated modulo a power of 2: differences may fall below 0 on the way, if
 * the end result does not.
 *
 * <p>Mutable for speed, like all rows of innermost loops.
 */
final class FlatRow {
    private static final long WORD = 0xffff_ffffL;

    private final int width;

    /** The words of all numbers, one number after the other, the lowest word of each first. */
    private final int[] words;

    /**
     * Creates a row of zeros.
     *
     * @param width the words of each number
     */
    FlatRow(int size, int width) {
        this.width = width;
        this.words = new int[size * width];
    }

    /** Returns the number of words for a number. */
    static int width(BigInteger most) {
        return most.bitLength() / Integer.SIZE + 1;
    }

    /** Makes the first numbers 1. */
    void ones(int count) {
        Arrays.fill(words, 0, count * width, 0);
        for (int i = 0; i < count; i++) {
            words[i * width] = 1;
        }
    }

    /** Makes the first numbers equal to those of another row from a place on. */
    void copy(FlatRow other, int from, int count) {
        System.arraycopy(other.words, from * width, words, 0, count * width);
    }

    /**
     * Makes this row the sums of a window that slides over the first numbers of another row.
     *
     * @param used the words that are not 0 in any of the sums
     */
    void slide(FlatRow other, int count, int window, int used) {
        int[] from = other.words;
        for (int i = 0; i < count + window - 1; i++) {
            int to = i * width;
            long carry = 0;
            for (int word = 0; word < used; word++) {
                carry += i > 0 ? words[to - width + word] & WORD : 0;
                carry += i < count ? from[to + word] & WORD : 0;
                carry -= i >= window ? from[to - window * width + word] & WORD : 0;
                words[to + word] = (int) carry;
                carry >>= Integer.SIZE;
            }
            Arrays.fill(words, to + used, to + width, 0);
        }
    }

    /** Adds numbers of another row, from a place on, to the first of this row. */
    void add(FlatRow other, int from, int count) {
        int source = from * width;
        for (int to = 0; to < count * width; to += width) {
            long carry = 0;
            for (int word = to; word < to + width; word++) {
                carry += (words[word] & WORD) + (other.words[source++] & WORD);
                words[word] = (int) carry;
                carry >>>= Integer.SIZE;
            }
        }
    }

    /** Subtracts numbers of another row, from a place on, from the first of this row. */
    void subtract(FlatRow other, int from, int count) {
        int source = from * width;
        for (int to = 0; to < count * width; to += width) {
            long borrow = 0;
            for (int word = to; word < to + width; word++) {
                borrow += (words[word] & WORD) - (other.words[source++] & WORD);
                words[word] = (int) borrow;
                borrow >>= Integer.SIZE;
            }
        }
    }

    /** Subtracts from each of the first numbers the one that stands this far before it. */
    void subtractEarlier(int distance, int count) {
        for (int number = count - 1; number >= distance; number--) {
            int to = number * width;
            int source = (number - distance) * width;
            long borrow = 0;
            for (int word = 0; word < width; word++) {
                borrow += (words[to + word] & WORD) - (words[source + word] & WORD);
                words[to + word] = (int) borrow;
                borrow >>= Integer.SIZE;
            }
        }
    }

    /** Adds a multiple of the first numbers of another row, from a place of this row on; the factor is not negative. */
    void addTimes(FlatRow other, int count, int place, BigInteger factor) {
        for (int shift = 0; shift * Integer.SIZE < factor.bitLength() && shift < width; shift++) {
            addTimes(
                    other, count, place, factor.shiftRight(shift * Integer.SIZE).intValue() & WORD, shift);
        }
    }

    private void addTimes(FlatRow other, int count, int place, long factor, int shift) {
        for (int number = 0; number < count; number++) {
            int source = number * width;
            int end = (place + number + 1) * width;
            long carry = 0;
            for (int to = end - width + shift; to < end; to++) {
                carry += (other.words[source++] & WORD) * factor + (words[to] & WORD);
                words[to] = (int) carry;
                carry >>>= Integer.SIZE;
            }
        }
    }

    /** Returns one of these numbers; it must not be negative. */
    BigInteger get(int place) {
        byte[] bytes = new byte[width * Integer.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            int word = words[place * width + i / Integer.BYTES];
            bytes[bytes.length - 1 - i] = (byte) (word >>> (Byte.SIZE * (i % Integer.BYTES)));
        }
        return new BigInteger(1, bytes);
    }
}
