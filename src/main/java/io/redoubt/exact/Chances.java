package io.redoubt.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Everything that can come of something, each with its share.
 *
 * @param values distinct
 * @param shares theirs, in the same order
 */
public record Chances<R>(List<R> values, Shares shares) {
    public Chances {
        values = List.copyOf(values);
    }

    /** What a number with a known distribution stands for; different numbers must stand for different things. */
    public static <R> Chances<R> of(Numbers numbers, IntFunction<R> meaning) {
        List<R> values = new ArrayList<>(numbers.size());
        for (int i = 0; i < numbers.size(); i++) {
            values.add(meaning.apply(numbers.value(i)));
        }
        return new Chances<>(values, numbers.shares());
    }
}
