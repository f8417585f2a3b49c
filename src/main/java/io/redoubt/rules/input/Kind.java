package io.redoubt.rules.input;

import java.util.List;
import java.util.Optional;

/**
 * How one kind of input is written: parsed, shown, listed and swept.
 *
 * @param <T> what it is once parsed
 */
public interface Kind<T> {
    /** Stands behind what people read of a value that is kept with more: no name can hold it. */
    char BEYOND = '\u001f';

    /**
     * Reads a value.
     *
     * @throws BadValue saying what is expected
     */
    T parse(String text);

    /** Whether a text can be read as a value. */
    default boolean reads(String text) {
        try {
            parse(text);
            return true;
        } catch (BadValue e) {
            return false;
        }
    }

    /** The value as a user would write it; {@link #parse} reads it back. */
    String show(T value);

    /**
     * The value as it is kept for later, on a piece or in a journal; {@link #parse} reads it back as well. It says more
     * than what is shown where a name alone would not be known again, and what people read of it ends at the first
     * {@link #BEYOND}.
     */
    default String text(T value) {
        return show(value);
    }

    /** A short name for help texts, for example {@code N+}. */
    String label();

    /** What a bare number of this kind counts, in the plural; empty where a value says so itself, or its input does. */
    default String unit() {
        return "";
    }

    /** What is expected, for error messages: {@code a target from 1+ to 6+}. */
    String expects();

    /** The values worth offering for completion; empty where there are too many. */
    default List<String> choices() {
        return List.of();
    }

    /**
     * All values of a range {@code from..to}, both included.
     *
     * @throws BadValue if values of this kind have no order
     */
    default List<T> span(T from, T to) {
        throw new BadValue("has no ranges");
    }

    /**
     * The values that a text stands for, each as a user would write it alone, where values of this kind hold the signs
     * of lists and ranges themselves; empty where the text is one value.
     *
     * @throws BadValue if it cannot be read
     */
    default Optional<List<String>> alternatives(String text) {
        return Optional.empty();
    }

    /** True if values are whole numbers and nothing else, which JSON writes as such. */
    default boolean isNumber() {
        return false;
    }

    /** True if the value is given by naming the option alone. */
    default boolean isFlag() {
        return false;
    }

    /** True if the option may be given more than once. */
    default boolean isRepeatable() {
        return false;
    }

    /** True if the value is a file: whoever takes the input hands over its path and content. */
    default boolean isFile() {
        return false;
    }

    /** True if the value may be the name of a card: own cards then stand in by the text they have for the input. */
    default boolean namesCards() {
        return false;
    }

    /** The value with more of its meaning where a table has room for it, for example {@code trained 4+}. */
    default String explain(T value) {
        return show(value);
    }
}
