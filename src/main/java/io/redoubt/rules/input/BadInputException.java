package io.redoubt.rules.input;

/** Signals unusable inputs; the message says what is wrong, why, and how to correct it. */
public sealed class BadInputException extends RuntimeException
        permits MissingInputException, SyntaxException, NotAllowedException {
    private static final long serialVersionUID = 1L;

    public BadInputException(String message) {
        super(message, null, false, false);
    }
}
