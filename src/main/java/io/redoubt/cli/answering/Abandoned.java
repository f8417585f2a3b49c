package io.redoubt.cli.answering;

/** Exception for a ruling that the user cancelled at a prompt; nothing has changed. */
public final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Abandoned() {
        super("abandoned: nothing has changed", null, false, false);
    }
}
