package io.redoubt.rules.lg;

import io.redoubt.rules.BadValue;
import io.redoubt.rules.Kind;
import java.math.BigDecimal;

/** A probability to be reached, written {@code 90%} or {@code 0.9}. */
final class Certainties implements Kind<Certainty> {
    private static final int LONGEST = 12;
    private static final int PLACES_OF_PERCENT = 2;

    @Override
    public Certainty parse(String text) {
        boolean percent = text.endsWith("%");
        String digits = percent ? text.substring(0, text.length() - 1) : text;
        if (digits.isEmpty() || digits.length() > LONGEST || !allDigits(digits)) {
            throw new BadValue("takes " + expects());
        }
        BigDecimal number;
        try {
            number = new BigDecimal(digits);
        } catch (NumberFormatException e) {
            throw new BadValue("takes " + expects());
        }
        BigDecimal share = percent ? number.movePointLeft(PLACES_OF_PERCENT) : number;
        if (share.signum() <= 0 || share.compareTo(BigDecimal.ONE) > 0) {
            throw new BadValue("takes " + expects());
        }
        return new Certainty(text, share);
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
        return "a probability above 0 and up to 1, like 90% or 0.9";
    }
}
