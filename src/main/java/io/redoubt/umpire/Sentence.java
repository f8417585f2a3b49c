package io.redoubt.umpire;

import java.util.List;

/**
 * A remark with the values that fill its gaps.
 *
 * @param values one for each gap: a {@link Labelled}, or anything whose text a player can read
 */
public record Sentence(Remark remark, List<Object> values) {
    /** Returns a sentence that has its rules in brackets behind it, with the values of its gaps. */
    public static Sentence of(String sentence, Object... values) {
        return of(Remark.of(sentence), values);
    }

    public static Sentence of(Remark remark, Object... values) {
        return new Sentence(remark, List.of(values));
    }
}
