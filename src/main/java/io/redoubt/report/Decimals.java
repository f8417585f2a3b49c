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
}
