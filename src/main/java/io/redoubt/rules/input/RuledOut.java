package io.redoubt.rules.input;

/**
 * What is known of the pieces rules an act out before anything is asked: it is not allowed, and nothing was mistyped.
 */
public final class RuledOut extends BadInput {
    private static final long serialVersionUID = 1L;

    /**
     * A refusal.
     *
     * @param message the fact, with the rule behind it in brackets where there is one
     */
    public RuledOut(String message) {
        super(message);
    }
}
