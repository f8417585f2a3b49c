package io.redoubt.umpire;

/** Signals that the dice a user entered do not fit the throws: too few, too many, or a face the die does not have. */
public final class DiceMismatchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DiceMismatchException(String message) {
        super(message, null, false, false);
    }
}
