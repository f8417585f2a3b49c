package io.redoubt.rules.vv.shared;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.ValueFormat;
import io.redoubt.rules.input.WholeNumberFormat;
import java.util.List;

/** A Leadership Modifier, written {@code 1} or, as on the counter, {@code -1}: both help by one. */
public final class LeadershipModifier implements ValueFormat<Integer> {
    private static final WholeNumberFormat SIZE = WholeNumberFormat.of(0, 3);

    @Override
    public Integer parse(String text) {
        try {
            return SIZE.parse(text.startsWith("-") ? text.substring(1) : text);
        } catch (BadValueException e) {
            throw new BadValueException("takes " + expects());
        }
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
        return "N";
    }

    @Override
    public String expects() {
        return "a Leadership Modifier from 0 to 3, with or without its minus";
    }

    @Override
    public List<Integer> span(Integer from, Integer to) {
        return SIZE.span(from, to);
    }
}
