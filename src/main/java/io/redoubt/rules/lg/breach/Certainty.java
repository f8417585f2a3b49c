package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * A required probability.
 *
 * @param part its numerator, at least 1
 * @param of its denominator, at least the numerator
 */
public record Certainty(String text, BigInteger part, BigInteger of) {
    /** Returns whether a number of cases of all cases reaches it. */
    boolean isReached(BigInteger ways, BigInteger all) {
        return ways.multiply(of).compareTo(part.multiply(all)) >= 0;
    }

    @Override
    public String toString() {
        return text;
    }

    /** The notation {@code 90%}, {@code 0.9} or {@code 9/10}. */
    public static final class Written implements ValueFormat<Certainty> {
        private static final int LONGEST = 12;
        private static final int PLACES_OF_PERCENT = 2;

        @Override
        public Certainty parse(String text) {
            int slash = text.indexOf('/');
            if (slash >= 0) {
                BigDecimal part = number(text.substring(0, slash));
                BigDecimal of = number(text.substring(slash + 1));
                if (part.scale() != 0 || of.scale() != 0) {
                    throw new BadValueException("takes " + expects());
                }
                return certainty(text, part.unscaledValue(), of.unscaledValue());
            }
            boolean percent = text.endsWith("%");
            BigDecimal number = number(percent ? text.substring(0, text.length() - 1) : text);
            int places = number.scale() + (percent ? PLACES_OF_PERCENT : 0);
            return certainty(text, number.unscaledValue(), BigInteger.TEN.pow(places));
        }

        private Certainty certainty(String text, BigInteger part, BigInteger of) {
            if (part.signum() <= 0 || part.compareTo(of) > 0) {
                throw new BadValueException("takes " + expects());
            }
            return new Certainty(text, part, of);
        }

        private BigDecimal number(String digits) {
            if (digits.length() > LONGEST || !digits.matches("[0-9]+[.]?[0-9]*|[.][0-9]+")) {
                throw new BadValueException("takes " + expects());
            }
            return new BigDecimal(digits);
        }

        @Override
        public String show(Certainty value) {
            return value.text();
        }

        @Override
        public String label() {
            return "P";
        }

        @Override
        public String expects() {
            return "a probability above 0 and up to 1, like 90%, 0.9 or 9/10";
        }
    }
}
