package io.redoubt.rules.input;

/**
 * A measured distance in its original unit; it is never converted.
 *
 * @param thousandths the distance in thousandths of the unit, 0 or more
 * @param unit inches or centimetres
 */
public record Distance(long thousandths, Unit unit) {
    static final int SCALE = 1000;

    /** The unit of the measurement. */
    public enum Unit {
        INCHES("\"", "in"),
        CENTIMETRES(" cm", "cm");

        private final String sign;
        private final String suffix;

        Unit(String sign, String suffix) {
            this.sign = sign;
            this.suffix = suffix;
        }

        String suffix() {
            return suffix;
        }
    }

    public static Distance inches(int inches) {
        return new Distance((long) inches * SCALE, Unit.INCHES);
    }

    public static Distance centimetres(int centimetres) {
        return new Distance((long) centimetres * SCALE, Unit.CENTIMETRES);
    }

    /** Returns the number without trailing zeros, followed by a unit. */
    String with(String sign) {
        StringBuilder text = new StringBuilder().append(thousandths / SCALE);
        long rest = thousandths % SCALE;
        if (rest > 0) {
            text.append('.');
        }
        for (int place = SCALE / 10; rest > 0; place /= 10) {
            text.append((char) ('0' + rest / place));
            rest %= place;
        }
        return text.append(sign).toString();
    }

    /** Returns the notation of players: {@code 12"} or {@code 30 cm}. */
    @Override
    public String toString() {
        return with(unit.sign);
    }
}
