package io.redoubt.rules.lg.shared;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The size of a fire.
 *
 * @param thousandths of a unit, from 1
 * @param unit {@code in}, {@code cm}, or empty for a unit of the players
 */
public record Size(long thousandths, String unit) {
    /** Largest size in units, beyond any table. */
    public static final int MOST = 10_000;

    /** Thousandths per unit. */
    public static final int WHOLE = 1_000;

    private static final int PLACES = 3;

    public static Size of(int units, String unit) {
        return new Size((long) units * WHOLE, unit);
    }

    public boolean isWhole() {
        return thousandths % WHOLE == 0;
    }

    String number() {
        return BigDecimal.valueOf(thousandths, PLACES).stripTrailingZeros().toPlainString();
    }

    @Override
    public String toString() {
        return number() + (unit.equals("in") ? "\"" : unit.isEmpty() ? "" : " " + unit);
    }

    /** The notation {@code 2}, {@code 0.5in} or {@code 5cm}. */
    public static final class Written implements ValueFormat<Size> {
        private static final Pattern AMOUNT = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,3})?");
        private static final BigDecimal LARGEST = BigDecimal.valueOf((long) MOST * WHOLE);
        private static final List<String> UNITS = List.of("in", "\"", "cm");

        @Override
        public Size parse(String text) {
            for (String unit : UNITS) {
                if (text.endsWith(unit)) {
                    return new Size(
                            thousandths(text.substring(0, text.length() - unit.length())),
                            unit.equals("\"") ? "in" : unit);
                }
            }
            return new Size(thousandths(text), "");
        }

        private long thousandths(String digits) {
            String number = digits.strip();
            if (!AMOUNT.matcher(number).matches()) {
                throw new BadValueException("takes " + expects());
            }
            BigDecimal thousandths = new BigDecimal(number).multiply(BigDecimal.valueOf(WHOLE));
            if (thousandths.signum() == 0 || thousandths.compareTo(LARGEST) > 0) {
                throw new BadValueException("takes " + expects());
            }
            return thousandths.longValueExact();
        }

        @Override
        public String show(Size value) {
            return value.number() + value.unit();
        }

        @Override
        public String label() {
            return "SIZE";
        }

        @Override
        public String expects() {
            return "a size like 2, 0.5in or 5cm, at most " + MOST;
        }

        @Override
        public List<Size> span(Size from, Size to) {
            List<Size> sizes = new ArrayList<>();
            for (long size = from.thousandths(); size <= to.thousandths(); size += WHOLE) {
                sizes.add(new Size(size, from.unit()));
            }
            return sizes;
        }
    }
}
