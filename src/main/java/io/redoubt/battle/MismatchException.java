package io.redoubt.battle;

/** Signals that part of a journal does not follow from the rules; the message names it. */
final class MismatchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private MismatchException(String how) {
        super(how, null, false, false);
    }

    /**
     * Checks a condition.
     *
     * @param otherwise the message if it does not hold
     * @throws MismatchException if it does not
     */
    static void unless(boolean holds, String otherwise) {
        if (!holds) {
            throw of(otherwise);
        }
    }

    static MismatchException of(String how) {
        return new MismatchException(how);
    }
}
