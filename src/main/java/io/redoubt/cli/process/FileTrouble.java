package io.redoubt.cli.process;

/** Exception for a file that cannot be read or written; the message names the file and the reason. */
public final class FileTrouble extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public FileTrouble(String message) {
        super(message, null, false, false);
    }
}
