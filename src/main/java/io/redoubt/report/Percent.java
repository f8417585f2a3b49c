package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.math.BigDecimal;

/** A probability as players read it: one decimal, and never a certainty that is none. */
public final class Percent {
    private static final BigDecimal LEAST = new BigDecimal("0.1");
    private static final BigDecimal MOST = new BigDecimal("99.9");

    private Percent() {}

    /** The same, kept in one piece where a line is broken. */
    public static String unbroken(Fraction probability) {
        return of(probability).replace(' ', '\u00a0');
    }

    public static String of(Fraction probability) {
        if (probability.signum() == 0) {
            return "0 %";
        }
        if (probability.equals(Fraction.ONE)) {
            return "100 %";
        }
        BigDecimal percent = probability.decimal(3).movePointRight(2);
        if (percent.compareTo(LEAST) < 0) {
            return "<0.1 %";
        }
        return percent.compareTo(MOST) > 0 ? ">99.9 %" : percent.toPlainString() + " %";
    }
}
