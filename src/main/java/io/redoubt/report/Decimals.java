package io.redoubt.report;

import io.redoubt.exact.Fraction;
import java.math.BigDecimal;

/** Means for people: two decimals, without needless zeros. */
public final class Decimals {
    private Decimals() {}

    public static String mean(Fraction mean) {
        BigDecimal two = mean.decimal(2).stripTrailingZeros();
        return two.scale() < 0 ? two.setScale(0).toPlainString() : two.toPlainString();
    }

    /** The same for what cannot be negative: more than nothing never reads as nothing. */
    public static String average(Fraction mean) {
        String text = mean(mean);
        return text.equals("0") && mean.signum() > 0 ? "<0.01" : text;
    }
}
