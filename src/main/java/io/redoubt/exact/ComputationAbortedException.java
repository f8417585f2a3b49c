package io.redoubt.exact;

/** Signals a calculation that was interrupted by the user or takes too long. */
public class ComputationAbortedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    protected ComputationAbortedException(String message) {
        super(message, null, false, false);
    }

    /**
     * Ends a calculation whose thread was interrupted; called every few milliseconds of work.
     *
     * @throws ComputationAbortedException if the thread was interrupted
     */
    public static void ifInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new ComputationAbortedException("stopped; nothing changed");
        }
    }
}
