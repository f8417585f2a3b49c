package io.redoubt.rules.lg.terms;

import java.math.BigDecimal;

/**
 * The size of a fire.
 *
 * @param thousandths of a unit, from 1
 * @param unit {@code in}, {@code cm}, or nothing where the players have a unit of their own
 */
public record Size(long thousandths, String unit) {
    /** Units of more than any table. */
    public static final int MOST = 10_000;

    /** How many thousandths a whole unit has. */
    public static final int WHOLE = 1_000;

    private static final int PLACES = 3;

    /** A size in whole units. */
    public static Size of(int units, String unit) {
        return new Size((long) units * WHOLE, unit);
    }

    /** Whether it is a number of whole units. */
    public boolean isWhole() {
        return thousandths % WHOLE == 0;
    }

    /** Its number, without its unit. */
    String number() {
        return BigDecimal.valueOf(thousandths, PLACES).stripTrailingZeros().toPlainString();
    }

    /** As it stands in a sentence. */
    @Override
    public String toString() {
        return number() + (unit.equals("in") ? "\"" : unit.isEmpty() ? "" : " " + unit);
    }
}
