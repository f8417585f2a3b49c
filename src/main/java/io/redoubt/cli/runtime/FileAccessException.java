package io.redoubt.cli.runtime;

/** Exception for a file that cannot be read or written; the message names the file and the reason. */
public final class FileAccessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public FileAccessException(String message) {
        super(message, null, false, false);
    }
}
