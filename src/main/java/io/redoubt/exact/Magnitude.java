package io.redoubt.exact;

import java.math.BigInteger;

/**
 * A whole number that is not negative, divided in place: without a new number per division.
 *
 * <p>Mutable for speed, like all rows of innermost loops.
 */
final class Magnitude {
    private static final long WORD = 0xffff_ffffL;
    private static final int BYTE = 0xff;
    private static final int BILLION = 1_000_000_000;

    /** The words, the highest first. */
    private final int[] words;

    /** The index of the highest word that is not 0. */
    private int first;

    private Magnitude(int[] words, int first) {
        this.words = words;
        this.first = first;
        skipZeros();
    }

    /** Returns a copy of a number that is not negative. */
    static Magnitude of(BigInteger number) {
        if (number.bitLength() < Long.SIZE) {
            long small = number.longValue();
            return new Magnitude(new int[] {(int) (small >>> Integer.SIZE), (int) small}, 0);
        }
        byte[] bytes = number.toByteArray();
        int[] words = new int[(bytes.length + Integer.BYTES - 1) / Integer.BYTES];
        int at = bytes.length;
        for (int i = words.length - 1; at >= Integer.BYTES; i--) {
            at -= Integer.BYTES;
            words[i] = bytes[at] << (3 * Byte.SIZE)
                    | (bytes[at + 1] & BYTE) << (2 * Byte.SIZE)
                    | (bytes[at + 2] & BYTE) << Byte.SIZE
                    | (bytes[at + 3] & BYTE);
        }
        for (int i = 0; i < at; i++) { // the highest word may have fewer bytes
            words[0] = words[0] << Byte.SIZE | (bytes[i] & BYTE);
        }
        return new Magnitude(words, 0);
    }

    /** Returns a copy, to be divided apart from this number. */
    Magnitude copy() {
        return new Magnitude(words.clone(), first);
    }

    boolean isZero() {
        return first == words.length;
    }

    boolean isOne() {
        return first == words.length - 1 && words[first] == 1;
    }

    /** Returns the remainder after a division by a positive number, and keeps this number. */
    int remainder(int divisor) {
        long remainder = 0;
        for (int i = first; i < words.length; i++) {
            remainder = (remainder << Integer.SIZE | (words[i] & WORD)) % divisor;
        }
        return (int) remainder;
    }

    /** Divides this number by a positive number, and returns the remainder. */
    int divide(int divisor) {
        long remainder = 0;
        for (int i = first; i < words.length; i++) {
            long part = remainder << Integer.SIZE | (words[i] & WORD);
            long quotient = part / divisor;
            words[i] = (int) quotient;
            remainder = part - quotient * divisor;
        }
        skipZeros();
        return (int) remainder;
    }

    /**
     * Divides this number by an odd positive number if no remainder is left, and returns whether it did. From the lowest
     * word on, a multiplication by the inverse modulo 2^32 gives each word of the quotient, in a fraction of the time of
     * a division.
     */
    boolean divideIfExact(int divisor) {
        int inverse = divisor; // of the lowest 3 bits; each step doubles them
        for (int bits = 3; bits < Integer.SIZE; bits *= 2) {
            inverse *= 2 - divisor * inverse;
        }
        long borrowed = 0;
        for (int i = words.length - 1; i >= first; i--) {
            long word = (words[i] & WORD) - borrowed;
            words[i] = (int) word * inverse;
            borrowed = ((words[i] & WORD) * divisor - word) >>> Integer.SIZE;
        }
        if (borrowed != 0) {
            multiply(divisor); // nothing is left of the remainder, so this is the number as it was
            return false;
        }
        skipZeros();
        return true;
    }

    private void multiply(int factor) {
        long carried = 0;
        for (int i = words.length - 1; i >= first; i--) {
            long product = (words[i] & WORD) * factor + carried;
            words[i] = (int) product;
            carried = product >>> Integer.SIZE;
        }
    }

    /**
     * Divides this number by a billion, and returns the remainder: its last nine digits. A division by a constant is
     * compiled to a multiplication.
     */
    int divideByBillion() {
        long remainder = 0;
        for (int i = first; i < words.length; i++) {
            long part = remainder << Integer.SIZE | (words[i] & WORD);
            long quotient = part / BILLION;
            words[i] = (int) quotient;
            remainder = part - quotient * BILLION;
        }
        skipZeros();
        return (int) remainder;
    }

    /** Returns the number as it is now. */
    BigInteger value() {
        int last = words.length - 1;
        if (first >= last || (first == last - 1 && words[first] > 0)) {
            long high = first < last ? (long) words[first] << Integer.SIZE : 0;
            return BigInteger.valueOf(first > last ? 0 : high | (words[last] & WORD));
        }
        byte[] bytes = new byte[(words.length - first) * Integer.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            int word = words[first + i / Integer.BYTES];
            bytes[i] = (byte) (word >>> (Byte.SIZE * (Integer.BYTES - 1 - i % Integer.BYTES)));
        }
        return new BigInteger(1, bytes);
    }

    private void skipZeros() {
        while (first < words.length && words[first] == 0) {
            first++;
        }
    }
}
