package io.redoubt.formula.counting;

/** Signals a formula whose count would take too long, or too much memory; thrown before the count begins. */
public final class TooMuchWork extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooMuchWork(String message) {
        super(message, null, false, false);
    }
}
