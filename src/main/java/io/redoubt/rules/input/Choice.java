package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One of a closed set of named values. */
public final class Choice<T extends Named> implements Kind<T> {
    private final List<T> values;

    private Choice(List<T> values) {
        this.values = values;
    }

    /** A choice between these, in the order help lists them. */
    public static <T extends Named> Choice<T> of(List<T> values) {
        return new Choice<>(List.copyOf(values));
    }

    /** A choice between all constants of an enum: pass its {@code values()}. */
    public static <T extends Named> Choice<T> of(T[] values) {
        return of(Arrays.asList(values));
    }

    @Override
    public T parse(String text) {
        for (T value : values) {
            if (value.id().equalsIgnoreCase(text)) {
                return value;
            }
        }
        throw new BadValue("not one of " + String.join(", ", choices()) + Nearest.hint(text, choices()));
    }

    @Override
    public String show(T value) {
        return value.id();
    }

    @Override
    public String label() {
        return String.join("|", choices());
    }

    @Override
    public String expects() {
        return "one of " + String.join(", ", choices());
    }

    @Override
    public List<String> choices() {
        List<String> ids = new ArrayList<>(values.size());
        for (T value : values) {
            ids.add(value.id());
        }
        return ids;
    }

    @Override
    public List<T> span(T from, T to) {
        int first = values.indexOf(from);
        int last = values.indexOf(to);
        return first > last ? List.of() : values.subList(first, last + 1);
    }
}
