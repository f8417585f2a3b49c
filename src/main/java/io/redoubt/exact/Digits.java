package io.redoubt.exact;

import java.math.BigInteger;

/**
 * Formats whole numbers in decimal digits, nine at a time and in place, where BigInteger creates many small numbers.
 */
final class Digits {
    private static final int NINE_DIGITS = 1_000_000_000;
    private static final int AT_ONCE = 9;
    private static final long WORD = 0xffff_ffffL;

    /** Number of bits from which BigInteger, which divides the number in halves, is as fast. */
    private static final int LONG = 1024;

    private Digits() {}

    /** Appends a number that is not negative. */
    static void append(StringBuilder text, BigInteger number) {
        int bits = number.bitLength();
        if (bits < Long.SIZE) {
            text.append(number.longValue());
        } else if (bits > LONG) {
            text.append(number);
        } else {
            append(text, words(number));
        }
    }

    /** Returns the words, the highest first. */
    private static int[] words(BigInteger number) {
        byte[] bytes = number.toByteArray();
        int[] words = new int[(bytes.length + Integer.BYTES - 1) / Integer.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            int fromEnd = bytes.length - 1 - i;
            words[words.length - 1 - fromEnd / Integer.BYTES] |=
                    Byte.toUnsignedInt(bytes[i]) << (Byte.SIZE * (fromEnd % Integer.BYTES));
        }
        return words;
    }

    private static void append(StringBuilder text, int[] words) {
        int[] parts = new int[words.length * Integer.SIZE / (3 * AT_ONCE) + 1]; // a digit has more than three bits
        int count = 0;
        for (int first = 0; first < words.length; ) {
            long remainder = 0;
            for (int i = first; i < words.length; i++) {
                long part = remainder << Integer.SIZE | (words[i] & WORD);
                words[i] = (int) (part / NINE_DIGITS);
                remainder = part % NINE_DIGITS;
            }
            parts[count++] = (int) remainder;
            while (first < words.length && words[first] == 0) {
                first++;
            }
        }
        text.append(parts[count - 1]);
        char[] digits = new char[AT_ONCE * (count - 1)];
        for (int i = count - 2, end = AT_ONCE; i >= 0; i--, end += AT_ONCE) {
            for (int at = end, part = parts[i]; at > end - AT_ONCE; part /= 10) {
                digits[--at] = (char) ('0' + part % 10);
            }
        }
        text.append(digits);
    }
}
