package io.redoubt.cli.rulefile;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;

/**
 * A chance or mean that an example expects: a fraction, or percent rounded to the digits it is written with.
 *
 * @param text the text of the file
 */
record ExpectedChance(String text) {
    /** Returns whether the exact value is the expected one, or rounds to it. */
    boolean holds(Fraction exact) {
        if (!text.endsWith("%")) {
            return Fraction.parse(text).equals(exact);
        }
        String digits = text.substring(0, text.length() - 1);
        int point = digits.indexOf('.');
        int places = point < 0 ? 0 : digits.length() - point - 1;
        BigInteger expected = new BigInteger(digits.replace(".", ""));
        int parts = (int) Math.pow(10, places + 2.0);
        return exact.nearest(parts).equals(expected);
    }

    /** Returns an exact value as the file writes it: a fraction, or a whole number. */
    static String written(Fraction exact) {
        return exact.denominator().equals(BigInteger.ONE) ? exact.numerator().toString() : exact.toString();
    }
}
