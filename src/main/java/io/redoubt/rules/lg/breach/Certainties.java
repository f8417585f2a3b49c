package io.redoubt.rules.lg.breach;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;

/** A probability to be reached, written {@code 90%}, {@code 0.9} or {@code 9/10}. */
public final class Certainties implements Kind<Certainty> {
    private static final int LONGEST = 12;
    private static final int PLACES_OF_PERCENT = 2;

    @Override
    public Certainty parse(String text) {
        int slash = text.indexOf('/');
        if (slash >= 0) {
            BigDecimal part = number(text.substring(0, slash));
            BigDecimal of = number(text.substring(slash + 1));
            if (part.scale() != 0 || of.scale() != 0) {
                throw new BadValue("takes " + expects());
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
            throw new BadValue("takes " + expects());
        }
        return new Certainty(text, part, of);
    }

    private BigDecimal number(String digits) {
        if (digits.isEmpty() || digits.length() > LONGEST || !allDigits(digits)) {
            throw new BadValue("takes " + expects());
        }
        try {
            return new BigDecimal(digits);
        } catch (NumberFormatException e) {
            throw new BadValue("takes " + expects());
        }
    }

    private static boolean allDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && c != '.') {
                return false;
            }
        }
        return true;
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
