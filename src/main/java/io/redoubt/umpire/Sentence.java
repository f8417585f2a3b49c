package io.redoubt.umpire;

import java.util.List;

/**
 * A remark with the values of its gaps.
 *
 * @param values one value per gap: a {@link Labelled}, or any object with a readable text
 */
public record Sentence(SentenceTemplate remark, List<Object> values) {
    /** Returns a sentence with its rules in brackets at the end, and the values of its gaps. */
    public static Sentence of(String sentence, Object... values) {
        return of(SentenceTemplate.of(sentence), values);
    }

    public static Sentence of(SentenceTemplate remark, Object... values) {
        return new Sentence(remark, List.of(values));
    }

    /** Returns this sentence with the names of the units that its {@link NamedLater} values tell of. */
    Sentence named(List<String> names) {
        return new Sentence(
                remark,
                values.stream()
                        .map(value -> value instanceof NamedLater words ? words.named(names) : value)
                        .toList());
    }
}
