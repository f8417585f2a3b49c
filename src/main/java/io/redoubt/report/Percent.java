package io.redoubt.report;

import io.redoubt.exact.Fraction;

/** Formats probabilities as percentages with one decimal, and never as a certainty unless they are one. */
public final class Percent {
    private static final int PARTS = 1000;
    private static final int TEN = 10;

    private Percent() {}

    /** Formats a percentage that is not broken across lines. */
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
        int parts = probability.nearest(PARTS).intValue();
        if (parts == 0) {
            return "<0.1 %";
        }
        return parts >= PARTS ? ">99.9 %" : parts / TEN + "." + parts % TEN + " %";
    }
}
