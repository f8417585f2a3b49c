package io.redoubt.foresight;

/** Signals that a look-ahead exceeded its budget. */
public final class TooManyBoards extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyBoards(String message) {
        super(message, null, false, false);
    }
}
