package io.redoubt.foresight;

/** Signals that a look-ahead exceeded its budget. */
public final class TooManyBoardsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyBoardsException(String message) {
        super(message, null, false, false);
    }
}
