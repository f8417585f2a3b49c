package io.redoubt.rules.input;

import java.util.OptionalInt;

/**
 * Signals a value that its {@link ValueFormat} cannot read; the message says what is wrong, without naming the input.
 */
public final class BadValueException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient OptionalInt column;
    private final String expected;

    public BadValueException(String message) {
        this(message, OptionalInt.empty(), message);
    }

    private BadValueException(String message, OptionalInt column, String expected) {
        super(message, null, false, false);
        this.column = column;
        this.expected = expected;
    }

    /**
     * Creates the error for a text that is wrong at one place.
     *
     * @param column the place, counted from 1; one past the end if the text ends too early
     * @param expected the expected text
     */
    public static BadValueException at(int column, String expected) {
        return new BadValueException("column " + column + ": expected " + expected, OptionalInt.of(column), expected);
    }

    /** Returns the place of the error, counted from 1; empty if it is not one place. */
    public OptionalInt column() {
        return column;
    }

    /** Returns the text that was expected at the place of the error; the whole message if it is not one place. */
    public String expected() {
        return expected;
    }
}
