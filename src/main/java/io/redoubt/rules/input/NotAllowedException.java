package io.redoubt.rules.input;

/**
 * Signals that the state of the pieces rules out an action before any prompt: it is not allowed, but nothing was
 * mistyped.
 */
public final class NotAllowedException extends BadInputException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates a refusal.
     *
     * @param message the fact, with the rule behind it in brackets if there is one
     */
    public NotAllowedException(String message) {
        super(message);
    }
}
