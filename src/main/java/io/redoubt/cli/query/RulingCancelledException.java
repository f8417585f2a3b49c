package io.redoubt.cli.query;

/** Exception for a ruling that the user cancelled at a prompt; nothing has changed. */
public final class RulingCancelledException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RulingCancelledException() {
        super("cancelled; nothing changed", null, false, false);
    }
}
