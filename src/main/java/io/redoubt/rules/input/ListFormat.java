package io.redoubt.rules.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Several values of one kind, given by repeating the input.
 *
 * @param one the format of a single value
 */
public record ListFormat<T>(ValueFormat<T> one) implements ValueFormat<List<T>> {
    static final String REPEATABLE = "repeatable";

    /** Separator of the texts of the values; no value can contain it, because every value is one line. */
    public static final String SEPARATOR = "\n";

    @Override
    public List<T> parse(String text) {
        List<T> values = new ArrayList<>();
        for (String value : text.split(SEPARATOR, -1)) {
            values.add(parseOne(value));
        }
        return List.copyOf(values);
    }

    private T parseOne(String text) {
        try {
            return one.parse(text);
        } catch (BadValueException e) {
            throw new BadValueException(PrintableText.of(text) + " " + e.getMessage());
        }
    }

    /** Returns the values one by one, in the notation of users. */
    public List<String> texts(List<T> values) {
        List<String> texts = new ArrayList<>(values.size());
        for (T value : values) {
            texts.add(one.show(value));
        }
        return texts;
    }

    @Override
    public String show(List<T> value) {
        return String.join(SEPARATOR, texts(value));
    }

    @Override
    public String text(List<T> value) {
        List<String> texts = new ArrayList<>(value.size());
        for (T each : value) {
            texts.add(one.text(each));
        }
        return String.join(SEPARATOR, texts);
    }

    @Override
    public String explain(List<T> value) {
        List<String> texts = new ArrayList<>(value.size());
        for (T each : value) {
            texts.add(one.explain(each));
        }
        return String.join(" and ", texts);
    }

    @Override
    public String label() {
        return one.label();
    }

    @Override
    public String expects() {
        return one.expects() + "; " + REPEATABLE;
    }

    @Override
    public List<String> choices() {
        return one.choices();
    }

    @Override
    public List<ValuePart> parts() {
        return one.parts();
    }

    @Override
    public Optional<String> target() {
        return one.target();
    }

    @Override
    public boolean isRepeatable() {
        return true;
    }
}
