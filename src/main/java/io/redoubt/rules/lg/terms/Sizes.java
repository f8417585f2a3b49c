package io.redoubt.rules.lg.terms;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Kind;
import io.redoubt.rules.input.Whole;
import java.util.ArrayList;
import java.util.List;

/** The size of a fire in whole units of the players' choice, written {@code 2}, {@code 2in} or {@code 5cm}. */
public final class Sizes implements Kind<Size> {
    private static final Whole AMOUNTS = Whole.of(1, Size.MOST);
    private static final List<String> UNITS = List.of("in", "\"", "cm");

    @Override
    public Size parse(String text) {
        for (String unit : UNITS) {
            if (text.endsWith(unit)) {
                return new Size(
                        amount(text.substring(0, text.length() - unit.length())), unit.equals("\"") ? "in" : unit);
            }
        }
        return new Size(amount(text), "");
    }

    private int amount(String digits) {
        try {
            return AMOUNTS.parse(digits.strip());
        } catch (BadValue e) {
            throw new BadValue("takes " + expects());
        }
    }

    @Override
    public String show(Size value) {
        return value.amount() + value.unit();
    }

    @Override
    public String label() {
        return "SIZE";
    }

    @Override
    public String expects() {
        return "a size in whole units like 2, 2in or 5cm, at most " + Size.MOST;
    }

    @Override
    public List<Size> span(Size from, Size to) {
        List<Size> sizes = new ArrayList<>();
        for (int amount = from.amount(); amount <= to.amount(); amount++) {
            sizes.add(new Size(amount, from.unit()));
        }
        return sizes;
    }
}
