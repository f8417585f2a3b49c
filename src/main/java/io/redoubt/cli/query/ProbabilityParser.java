package io.redoubt.cli.query;

import io.redoubt.exact.Fraction;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/** Parses probabilities: {@code 1/2}, {@code 0.5}, {@code 50%}. */
public final class ProbabilityParser {
    private static final int LONGEST = 100_000;
    private static final int MOST_PLACES = 1000;

    private ProbabilityParser() {}

    /** Returns the exact value; empty if the text is not a probability from 0 to 1. */
    public static Optional<Fraction> parse(String text) {
        try {
            return Optional.of(value(text.strip()))
                    .filter(value -> value.signum() >= 0 && value.compareTo(Fraction.ONE) <= 0);
        } catch (NumberFormatException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    private static Fraction value(String text) {
        if (text.length() > LONGEST) {
            throw new NumberFormatException("too long");
        }
        if (text.endsWith("%")) {
            return decimal(text.substring(0, text.length() - 1).strip()).over(Fraction.of(100));
        }
        return text.indexOf('/') >= 0 ? Fraction.parse(text) : decimal(text);
    }

    private static Fraction decimal(String text) {
        BigDecimal decimal = new BigDecimal(text);
        if (Math.abs((long) decimal.scale()) > MOST_PLACES) {
            throw new NumberFormatException("too small or too large");
        }
        BigInteger scale = BigInteger.TEN.pow(Math.max(0, decimal.scale()));
        return Fraction.of(decimal.multiply(new BigDecimal(scale)).toBigIntegerExact(), scale);
    }
}
