package io.redoubt.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * All possible results, each with its share.
 *
 * @param values the distinct results
 * @param shares their shares, in order
 */
public record WeightedValues<R>(List<R> values, ExactWeights shares) {
    public WeightedValues {
        values = List.copyOf(values);
    }

    /**
     * Returns the results that correspond to a number with a known distribution; different numbers must give different
     * results.
     */
    public static <R> WeightedValues<R> of(NumberDistribution numbers, IntFunction<R> meaning) {
        List<R> values = new ArrayList<>(numbers.size());
        for (int i = 0; i < numbers.size(); i++) {
            values.add(meaning.apply(numbers.value(i)));
        }
        return new WeightedValues<>(values, numbers.shares());
    }
}
