package io.redoubt.rules.procedure;

import io.redoubt.umpire.Draw;
import java.util.Optional;
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
 * @param apart how it is counted where counted results do not carry it; empty where they do
 * @param telling how much of its distribution is told
 * @param alias another name by which players may ask for it
 */
public record Quantity<O>(
        String name,
        String words,
        ToIntFunction<O> of,
        OptionalInt beyond,
        Optional<Draw<Integer>> apart,
        Telling telling,
        Optional<String> alias) {
    /** How much of a distribution is told. */
    public enum Telling {
        /** The mean and the chances. */
        IN_SHORT,
        /** How far it spreads as well, and what it reaches how often. */
        IN_FULL
    }

    /** A number each of whose values stands for itself. */
    public Quantity(String name, String words, ToIntFunction<O> of) {
        this(name, words, of, OptionalInt.empty(), Optional.empty(), Telling.IN_SHORT, Optional.empty());
    }

    /**
     * A number that is followed so far and no further: its mean is too low.
     *
     * @param most the last value that is told; one more stands for everything above it
     */
    public static <O> Quantity<O> within(int most, String name, String words, ToIntFunction<O> of) {
        return new Quantity<>(
                name, words, of, OptionalInt.of(most + 1), Optional.empty(), Telling.IN_SHORT, Optional.empty());
    }

    /** A number that is counted by a draw of its own. */
    public static <O> Quantity<O> apart(String name, String words, ToIntFunction<O> of, Draw<Integer> draw) {
        return new Quantity<>(
                name, words, of, OptionalInt.empty(), Optional.of(draw), Telling.IN_SHORT, Optional.empty());
    }

    /** The same, told in full. */
    public Quantity<O> inFull() {
        return new Quantity<>(name, words, of, beyond, apart, Telling.IN_FULL, alias);
    }

    /** Returns a copy that players may also ask for by another name. */
    public Quantity<O> alsoCalled(Optional<String> other) {
        return new Quantity<>(name, words, of, beyond, apart, telling, other);
    }
}
