package io.redoubt.rules.input;

/** A value that its {@link Kind} cannot read; the message says what is wrong, without naming the input. */
public final class BadValue extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadValue(String message) {
        super(message, null, false, false);
    }
}
