package io.redoubt.rules.dh.terms;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * A chance the chapter takes from the core book: {@code 6/10}, {@code 1..6} or {@code 6}.
 *
 * @param source where players find the number
 */
public record Chances(String source) implements Kind<Chance> {
    private static final int FACES = 10;
    private static final String TENTHS = "/10";
    private static final String FROM_ONE = "1..";

    @Override
    public Chance parse(String text) {
        String digits = text;
        if (text.endsWith(TENTHS)) {
            digits = text.substring(0, text.length() - TENTHS.length());
        } else if (text.startsWith(FROM_ONE)) {
            digits = text.substring(FROM_ONE.length());
        }
        try {
            int faces = Integer.parseInt(digits);
            if (faces >= 0 && faces <= FACES) {
                return new Chance(faces);
            }
        } catch (NumberFormatException e) {
            throw new BadValue("takes " + expects());
        }
        throw new BadValue("takes " + expects());
    }

    @Override
    public String show(Chance value) {
        return value.faces() + TENTHS;
    }

    @Override
    public String label() {
        return "N/10";
    }

    @Override
    public String expects() {
        return "a chance like 6/10 or 1..6, which this chapter does not print: " + source;
    }

    @Override
    public List<Chance> span(Chance from, Chance to) {
        List<Chance> all = new ArrayList<>();
        for (int faces = from.faces(); faces <= to.faces(); faces++) {
            all.add(new Chance(faces));
        }
        return all;
    }
}
