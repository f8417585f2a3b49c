package io.redoubt.odds;

/** A count that would not end in reasonable time was given up. */
public final class TooManyPaths extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyPaths(String message) {
        super(message, null, false, false);
    }
}
