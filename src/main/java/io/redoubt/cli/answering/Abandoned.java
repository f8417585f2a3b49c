package io.redoubt.cli.answering;

/** A ruling that a person gave up in the middle: nothing has happened. */
public final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Abandoned() {
        super("abandoned: nothing has changed", null, false, false);
    }
}
