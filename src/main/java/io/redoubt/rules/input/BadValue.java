package io.redoubt.rules.input;

import java.util.OptionalInt;

/** A value that its {@link Kind} cannot read; the message says what is wrong, without naming the input. */
public final class BadValue extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient OptionalInt column;

    public BadValue(String message) {
        this(message, OptionalInt.empty());
    }

    private BadValue(String message, OptionalInt column) {
        super(message, null, false, false);
        this.column = column;
    }

    /**
     * A text that goes wrong at one place.
     *
     * @param column the place, counted from 1; one past the end where the end comes too soon
     * @param expected what should stand there
     */
    public static BadValue at(int column, String expected) {
        return new BadValue("column " + column + ": expected " + expected, OptionalInt.of(column));
    }

    /** Where it goes wrong, counted from 1, if that is one place. */
    public OptionalInt column() {
        return column;
    }
}
