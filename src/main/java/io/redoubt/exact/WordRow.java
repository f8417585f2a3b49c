package io.redoubt.exact;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A whole number that is not negative, in words of 32 bits, for sums of products in place.
 *
 * <p>Mutable for speed, like all rows of innermost loops.
 */
final class WordRow {
    private static final long WORD = 0xffff_ffffL;

    /** The words, the lowest first. */
    private int[] words;

    /** The number of words up to the highest that is not 0. */
    private int used;

    private WordRow(int[] words, int used) {
        this.words = words;
        this.used = used;
    }

    /** Returns a 0 that can grow. */
    static WordRow empty() {
        return new WordRow(new int[Long.BYTES], 0);
    }

    static WordRow of(BigInteger number) {
        int[] words = new int[number.bitLength() / Integer.SIZE + 1];
        for (int i = 0; i < words.length; i++) {
            words[i] = number.shiftRight(i * Integer.SIZE).intValue();
        }
        return new WordRow(words, length(words, words.length));
    }

    /** Makes this number 0. */
    void clear() {
        Arrays.fill(words, 0, used, 0);
        used = 0;
    }

    /** Adds a multiple of a number; the factor is positive. */
    void add(WordRow number, long factor) {
        reserve(number.used + 3);
        long high = factor >>> Integer.SIZE;
        add(number, factor & WORD, 0);
        if (high > 0) {
            add(number, high, 1);
        }
    }

    private void add(WordRow number, long factor, int shift) {
        int[] from = number.words;
        int[] to = words;
        int end = number.used;
        long carry = 0;
        for (int i = 0; i < end; i++) {
            carry += (from[i] & WORD) * factor + (to[i + shift] & WORD);
            to[i + shift] = (int) carry;
            carry >>>= Integer.SIZE;
        }
        int place = end + shift;
        while (carry != 0) {
            reserve(place + 1);
            carry += words[place] & WORD;
            words[place++] = (int) carry;
            carry >>>= Integer.SIZE;
        }
        used = Math.max(used, place);
    }

    private void reserve(int length) {
        if (length > words.length) {
            words = Arrays.copyOf(words, 2 * length);
        }
    }

    /** Returns the difference to a number that is not larger, as a new number. */
    WordRow less(WordRow other) {
        int[] difference = Arrays.copyOf(words, used);
        long borrow = 0;
        for (int i = 0; i < used; i++) {
            long subtrahend = i < other.used ? other.words[i] & WORD : 0;
            if (subtrahend == 0 && borrow == 0 && i >= other.used) {
                break;
            }
            borrow += (difference[i] & WORD) - subtrahend;
            difference[i] = (int) borrow;
            borrow >>= Integer.SIZE;
        }
        return new WordRow(difference, length(difference, used));
    }

    /** Divides this number by a positive number that divides it. */
    void divide(int divisor) {
        if (divisor == 1) {
            return;
        }
        long remainder = 0;
        for (int i = used - 1; i >= 0; i--) {
            long part = remainder << Integer.SIZE | (words[i] & WORD);
            long quotient = part / divisor;
            words[i] = (int) quotient;
            remainder = part - quotient * divisor;
        }
        used = length(words, used);
    }

    BigInteger value() {
        byte[] bytes = new byte[used * Integer.BYTES];
        for (int i = 0; i < used; i++) {
            int word = words[i];
            int end = bytes.length - i * Integer.BYTES;
            bytes[end - 1] = (byte) word;
            bytes[end - 2] = (byte) (word >>> 8);
            bytes[end - 3] = (byte) (word >>> 16);
            bytes[end - 4] = (byte) (word >>> 24);
        }
        return new BigInteger(1, bytes);
    }

    private static int length(int[] words, int most) {
        int length = most;
        while (length > 0 && words[length - 1] == 0) {
            length--;
        }
        return length;
    }
}
