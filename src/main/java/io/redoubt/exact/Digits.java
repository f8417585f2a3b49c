package io.redoubt.exact;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;

/**
 * Formats fractions in decimal digits, nine at a time and in place, where BigInteger creates many small numbers.
 */
final class Digits {
    private static final int AT_ONCE = 9;

    /** Number of bits from which BigInteger, which divides the number in halves, is as fast. */
    private static final int LONG = 1024;

    /** Digits of a bit, rounded up, in parts of 4096. */
    private static final int DIGITS_OF_A_BIT = 1234;

    private static final int PARTS = 12;

    private Digits() {}

    /**
     * Returns {@code n/d}.
     *
     * @param numerator a whole number of either sign
     * @param denominator a positive number
     */
    static String quotient(BigInteger numerator, BigInteger denominator) {
        int above = numerator.bitLength();
        int below = denominator.bitLength();
        if (above > LONG || below > LONG) {
            return numerator.toString() + '/' + denominator;
        }
        byte[] text = new byte[most(above) + most(below) + "-/".length()];
        int begin = prepended(denominator, text, text.length);
        text[--begin] = '/';
        begin = prepended(numerator.abs(), text, begin);
        if (numerator.signum() < 0) {
            text[--begin] = '-';
        }
        return new String(text, begin, text.length - begin, StandardCharsets.ISO_8859_1);
    }

    /** Returns the maximum number of digits of a number of this many bits. */
    private static int most(int bits) {
        return ((bits * DIGITS_OF_A_BIT) >> PARTS) + 1;
    }

    /** Writes a number that is not negative before a place of the text, and returns the place where it begins. */
    private static int prepended(BigInteger number, byte[] text, int end) {
        int begin = end;
        if (number.bitLength() < Long.SIZE) {
            long left = number.longValue();
            do {
                text[--begin] = (byte) ('0' + left % 10);
                left /= 10;
            } while (left > 0);
            return begin;
        }
        Magnitude left = Magnitude.of(number);
        while (!left.isZero()) {
            int nine = left.divideByBillion();
            int first = begin - AT_ONCE;
            while (left.isZero() ? nine > 0 : begin > first) {
                text[--begin] = (byte) ('0' + nine % 10);
                nine /= 10;
            }
        }
        return begin;
    }
}
