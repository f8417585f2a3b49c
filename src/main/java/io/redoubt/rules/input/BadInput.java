package io.redoubt.rules.input;

/** Inputs that cannot be used; the message says what, why and how to mend it. */
public sealed class BadInput extends RuntimeException permits MissingInput, Misread, RuledOut {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message, null, false, false);
    }
}
