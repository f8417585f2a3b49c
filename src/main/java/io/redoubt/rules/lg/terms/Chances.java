package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import java.util.ArrayList;
import java.util.List;

/** A chance in tenths, written {@code 7/10}, {@code 7}, {@code 1-7} or {@code 70%}. */
public final class Chances implements Kind<Chance> {
    private static final String TENTHS = "/10";
    private static final String RANGE = "1-";

    @Override
    public Chance parse(String text) {
        String digits = text;
        int scale = 1;
        if (text.endsWith(TENTHS)) {
            digits = text.substring(0, text.length() - TENTHS.length());
        } else if (text.endsWith("%")) {
            digits = text.substring(0, text.length() - 1);
            scale = Chance.SIDES;
        } else if (text.startsWith(RANGE)) {
            digits = text.substring(RANGE.length());
        }
        int number = number(digits);
        if (number % scale != 0 || number / scale > Chance.SIDES) {
            throw new BadValue("takes " + expects());
        }
        return new Chance(number / scale);
    }

    private int number(String digits) {
        int number = 0;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit < 0 || digit > 9 || digits.length() > 3) {
                throw new BadValue("takes " + expects());
            }
            number = number * 10 + digit;
        }
        if (digits.isEmpty()) {
            throw new BadValue("takes " + expects());
        }
        return number;
    }

    @Override
    public String show(Chance value) {
        return value.toString();
    }

    @Override
    public String label() {
        return "N/10";
    }

    @Override
    public String expects() {
        return "a chance in tenths from 0/10 to 10/10: 7/10, 7 or 70%";
    }

    @Override
    public List<Chance> span(Chance from, Chance to) {
        List<Chance> all = new ArrayList<>();
        for (int number = from.number(); number <= to.number(); number++) {
            all.add(new Chance(number));
        }
        return all;
    }
}
