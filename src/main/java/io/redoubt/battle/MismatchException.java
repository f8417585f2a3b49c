package io.redoubt.battle;

/** Signals that something in a journal is not as these rules would have it; the message says what. */
final class MismatchException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private MismatchException(String how) {
        super(how, null, false, false);
    }

    /**
     * Makes sure that something holds.
     *
     * @param otherwise what is said if it does not
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
