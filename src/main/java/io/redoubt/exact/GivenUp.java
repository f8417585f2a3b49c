package io.redoubt.exact;

/** A count that was given up, by whoever asked for it or because it takes too long. */
public class GivenUp extends RuntimeException {
    private static final long serialVersionUID = 1L;

    protected GivenUp(String message) {
        super(message, null, false, false);
    }

    /**
     * Ends a count whose thread was interrupted; called every few milliseconds of work, and by all that takes longer.
     *
     * @throws GivenUp if it was
     */
    public static void ifInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new GivenUp("given up: nothing has changed");
        }
    }
}
