package io.redoubt.rules.input;

import java.util.List;
import java.util.Optional;

/**
 * The format of one kind of input: parsing, display, completion and ranges.
 *
 * @param <T> the type of the parsed value
 */
public interface ValueFormat<T> {
    /** Separator between the displayed part of a stored value and the rest; no name can contain it. */
    char BEYOND = '\u001f';

    /**
     * Parses a value.
     *
     * @throws BadValueException with the expected format
     */
    T parse(String text);

    /** Returns whether a text can be parsed. */
    default boolean reads(String text) {
        try {
            parse(text);
            return true;
        } catch (BadValueException e) {
            return false;
        }
    }

    /** Formats a value in the notation of users; {@link #parse} accepts it. */
    String show(T value);

    /**
     * Formats a value for storage on a piece or in a journal; {@link #parse} accepts it as well. It contains more than
     * the displayed text if a name alone would not identify the value; the displayed part ends at the first {@link
     * #BEYOND}.
     */
    default String text(T value) {
        return show(value);
    }

    /** Returns a short name for help texts, for example {@code N+}. */
    String label();

    /** Returns the unit of a bare number, in the plural; empty if the value or its input names it. */
    default String unit() {
        return "";
    }

    /** Returns the expected format, for error messages: {@code a target from 1+ to 6+}. */
    String expects();

    /** Returns the values for completion; empty if there are too many. */
    default List<String> choices() {
        return List.of();
    }

    /**
     * Returns all values of a range {@code from..to}, both included.
     *
     * @throws BadValueException if values of this kind have no order
     */
    default List<T> span(T from, T to) {
        throw new BadValueException("has no ranges");
    }

    /**
     * Returns the values of a text, in the notation of users, if values of this kind contain the signs of lists and
     * ranges themselves; empty if the text is one value.
     *
     * @throws BadValueException if it cannot be read
     */
    default Optional<List<String>> alternatives(String text) {
        return Optional.empty();
    }

    /**
     * Returns the parts of a value that users are prompted for, in the order of its notation; empty if it is typed as a
     * whole.
     */
    default List<ValuePart> parts() {
        return List.of();
    }

    /** Returns the word that stands for the target piece of a ruling; empty if values of this kind have none. */
    default Optional<String> target() {
        return Optional.empty();
    }

    /** Returns whether all values are whole numbers, which JSON writes as numbers. */
    default boolean isNumber() {
        return false;
    }

    /** Returns whether the option is given without a value. */
    default boolean isFlag() {
        return false;
    }

    /** Returns whether the option may be given more than once. */
    default boolean isRepeatable() {
        return false;
    }

    /** Returns whether the value is a file, whose path and content the caller provides. */
    default boolean isFile() {
        return false;
    }

    /**
     * Returns whether the value may be the name of a card; players' own cards are then replaced by their text for the
     * input.
     */
    default boolean namesCards() {
        return false;
    }

    /** Formats a value with its meaning if a table has space for it, for example {@code trained 4+}. */
    default String explain(T value) {
        return show(value);
    }
}
