package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;

/**
 * A whole number within bounds.
 *
 * @param least the smallest value allowed
 * @param most the largest value allowed
 * @param unit the unit in the plural, for example {@code degrees}; may be empty
 */
public record WholeNumberFormat(int least, int most, String unit) implements ValueFormat<Integer> {
    public static WholeNumberFormat of(int least, int most) {
        return new WholeNumberFormat(least, most, "");
    }

    @Override
    public Integer parse(String text) {
        int value;
        try {
            value = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new BadValueException("takes " + expects());
        }
        if (value < least || value > most) {
            throw new BadValueException("takes " + expects());
        }
        return value;
    }

    @Override
    public boolean isNumber() {
        return true;
    }

    @Override
    public String show(Integer value) {
        return value.toString();
    }

    @Override
    public String label() {
        return unit.equals("degrees") ? "DEG" : "N";
    }

    @Override
    public String expects() {
        return "a whole number from " + least + " to " + most + (unit.isEmpty() ? "" : " " + unit);
    }

    @Override
    public List<Integer> span(Integer from, Integer to) {
        List<Integer> values = new ArrayList<>();
        for (int value = from; value <= to; value++) {
            values.add(value);
        }
        return values;
    }
}
