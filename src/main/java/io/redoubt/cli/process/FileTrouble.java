package io.redoubt.cli.process;

/** A file that cannot be read or written; the message says which and why. */
public final class FileTrouble extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public FileTrouble(String message) {
        super(message, null, false, false);
    }
}
