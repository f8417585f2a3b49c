package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** One of a closed set of named values. */
public final class NamedChoiceFormat<T extends NamedConstant> implements ValueFormat<T> {
    private final List<T> values;
    private final Map<String, String> elsewhere;

    private NamedChoiceFormat(List<T> values, Map<String, String> elsewhere) {
        this.values = values;
        this.elsewhere = elsewhere;
    }

    /** Returns a choice between these values, in the order of the help. */
    public static <T extends NamedConstant> NamedChoiceFormat<T> of(List<T> values) {
        return new NamedChoiceFormat<>(List.copyOf(values), Map.of());
    }

    /** Returns a choice between all constants of an enum, given its {@code values()}. */
    public static <T extends NamedConstant> NamedChoiceFormat<T> of(T[] values) {
        return of(Arrays.asList(values));
    }

    /**
     * Returns this choice with advice for words that players may try.
     *
     * @param words the advice for each word
     */
    public NamedChoiceFormat<T> elsewhere(Map<String, String> words) {
        return new NamedChoiceFormat<>(values, Map.copyOf(words));
    }

    @Override
    public T parse(String text) {
        for (T value : values) {
            if (value.id().equalsIgnoreCase(text)) {
                return value;
            }
        }
        String known = elsewhere.get(text.toLowerCase(Locale.ROOT));
        if (known != null) {
            throw new BadValueException(known);
        }
        throw new BadValueException(
                "not one of " + String.join(", ", choices()) + SpellingSuggestion.hint(text, choices()));
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
