package io.redoubt.formula.counting;

/** A formula whose count would take too long, or fill too much: told before it begins. */
public final class TooMuchWork extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooMuchWork(String message) {
        super(message, null, false, false);
    }
}
