package io.redoubt.formula.distribution;

/** Signals a formula whose count would take too long, or too much memory; thrown before the count begins. */
public final class CostLimitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CostLimitException(String message) {
        super(message, null, false, false);
    }
}
