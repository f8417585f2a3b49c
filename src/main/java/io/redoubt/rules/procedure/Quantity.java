package io.redoubt.rules.procedure;

import io.redoubt.umpire.CustomRoll;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;

/**
 * A number of a result besides its outcome, for example casualties.
 *
 * @param name the name in lower case with hyphens
 * @param words the counted things, in the plural
 * @param of reads the number from a result
 * @param beyond the value that includes everything above it, displayed as not within the one before; empty if every
 *     value is exact
 * @param apart the draw that counts it if counted results do not contain it; empty otherwise
 * @param telling the detail of the displayed distribution
 * @param alias an alternative name for players
 */
public record Quantity<O>(
        String name,
        String words,
        ToIntFunction<O> of,
        OptionalInt beyond,
        Optional<CustomRoll<Integer>> apart,
        DetailLevel telling,
        Optional<String> alias) {
    /** The detail of a displayed distribution. */
    public enum DetailLevel {
        /** The mean and the probabilities. */
        IN_SHORT,
        /** The spread and the cumulative probabilities as well. */
        IN_FULL
    }

    /** Creates a quantity with exact values. */
    public Quantity(String name, String words, ToIntFunction<O> of) {
        this(name, words, of, OptionalInt.empty(), Optional.empty(), DetailLevel.IN_SHORT, Optional.empty());
    }

    /**
     * Creates a quantity with a limit, whose mean is too low.
     *
     * @param most the last exact value; the next one includes everything above it
     */
    public static <O> Quantity<O> within(int most, String name, String words, ToIntFunction<O> of) {
        return new Quantity<>(
                name, words, of, OptionalInt.of(most + 1), Optional.empty(), DetailLevel.IN_SHORT, Optional.empty());
    }

    /** Creates a quantity counted by a draw of its own. */
    public static <O> Quantity<O> apart(String name, String words, ToIntFunction<O> of, CustomRoll<Integer> draw) {
        return new Quantity<>(
                name, words, of, OptionalInt.empty(), Optional.of(draw), DetailLevel.IN_SHORT, Optional.empty());
    }

    /** Returns this quantity with a fully displayed distribution. */
    public Quantity<O> inFull() {
        return new Quantity<>(name, words, of, beyond, apart, DetailLevel.IN_FULL, alias);
    }

    /** Returns a copy with an alternative name for players. */
    public Quantity<O> alsoCalled(Optional<String> other) {
        return new Quantity<>(name, words, of, beyond, apart, telling, other);
    }
}
