package io.redoubt.odds;

import io.redoubt.exact.ComputationAbortedException;

/** Signals a count that would take longer than allowed; the message advises on a smaller query. */
public final class TooManyPathsException extends ComputationAbortedException {
    private static final long serialVersionUID = 1L;

    TooManyPathsException(String message) {
        super(message);
    }
}
