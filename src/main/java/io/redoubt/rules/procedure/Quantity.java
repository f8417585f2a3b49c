package io.redoubt.rules.procedure;

import java.util.OptionalInt;
import java.util.function.ToIntFunction;

/**
 * A number that a result carries beside its outcome, for example casualties.
 *
 * @param name lower case with hyphens
 * @param words what is counted, in the plural
 * @param of reads it off a result
 * @param beyond the value that stands for itself and for everything above it, told as not within the one before;
 *     empty if each stands for itself
 */
public record Quantity<O>(String name, String words, ToIntFunction<O> of, OptionalInt beyond) {
    /** A number each of whose values stands for itself. */
    public Quantity(String name, String words, ToIntFunction<O> of) {
        this(name, words, of, OptionalInt.empty());
    }

    /**
     * A number that is followed so far and no further: its mean is too low.
     *
     * @param most the last value that is told; one more stands for everything above it
     */
    public static <O> Quantity<O> within(int most, String name, String words, ToIntFunction<O> of) {
        return new Quantity<>(name, words, of, OptionalInt.of(most + 1));
    }
}
