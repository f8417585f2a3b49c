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
}
