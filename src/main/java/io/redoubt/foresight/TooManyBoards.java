package io.redoubt.foresight;

/** Looking ahead was given up: there is too much ahead. */
public final class TooManyBoards extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyBoards(String message) {
        super(message, null, false, false);
    }
}
