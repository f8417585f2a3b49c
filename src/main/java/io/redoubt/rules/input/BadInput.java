package io.redoubt.rules.input;

/** Signals unusable inputs; the message says what is wrong, why, and how to correct it. */
public sealed class BadInput extends RuntimeException permits MissingInput, Misread, RuledOut {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message, null, false, false);
    }
}
