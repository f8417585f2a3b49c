package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Means for people: two decimals, without needless zeros. */
public final class Decimals {
    private Decimals() {}

    public static String mean(Fraction mean) {
        return of(mean.decimal(2));
    }

    /** A number that is no fraction, in the same way. */
    static String of(double number) {
        return of(BigDecimal.valueOf(number).setScale(2, RoundingMode.HALF_UP));
    }

    private static String of(BigDecimal two) {
        BigDecimal plain = two.stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0).toPlainString() : plain.toPlainString();
    }

    /** The same for what cannot be negative: more than nothing never reads as nothing. */
    public static String average(Fraction mean) {
        String text = mean(mean);
        return text.equals("0") && mean.signum() > 0 ? "<0.01" : text;
    }
}
