package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.math.BigInteger;

/**
 * Formats means for people: two decimals, without trailing zeros. It uses whole numbers, because the first use of a
 * decimal number costs Java 25 a third of a start.
 */
public final class Decimals {
    private static final int HUNDRED = 100;
    private static final int TEN = 10;

    private Decimals() {}

    public static String mean(Fraction mean) {
        return of(mean.nearest(HUNDRED));
    }

    /** Formats the square root of a non-negative number. */
    static String root(Fraction square) {
        BigInteger size = square.numerator().multiply(BigInteger.valueOf(4L * HUNDRED * HUNDRED));
        BigInteger twice = size.divide(square.denominator()).sqrt();
        return of(twice.add(BigInteger.ONE).shiftRight(1));
    }

    private static String of(BigInteger hundredths) {
        BigInteger[] parts = hundredths.abs().divideAndRemainder(BigInteger.valueOf(HUNDRED));
        int rest = parts[1].intValue();
        String whole = (hundredths.signum() < 0 ? "-" : "") + parts[0];
        if (rest == 0) {
            return whole;
        }
        return whole + '.' + rest / TEN + (rest % TEN == 0 ? "" : rest % TEN);
    }

    /** Formats a non-negative mean; small positive values are shown as {@code <0.01}, never as 0. */
    public static String average(Fraction mean) {
        String text = mean(mean);
        return text.equals("0") && mean.signum() > 0 ? "<0.01" : text;
    }
}
