package io.redoubt.cli.lookahead;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Turns the end of the process, which Ctrl-C requests, into an interruption of the work, so that the best result so far
 * can still be printed. In a session the terminal handles Ctrl-C itself.
 */
final class InterruptHandler {
    private static final long SECONDS_TO_TELL = 3;

    private final CountDownLatch told = new CountDownLatch(1);
    private final Thread hook;

    private InterruptHandler(Thread worker) {
        this.hook = new Thread(
                () -> {
                    worker.interrupt();
                    awaitTold();
                },
                "interruption");
    }

    private void awaitTold() {
        try {
            if (!told.await(SECONDS_TO_TELL, TimeUnit.SECONDS)) {
                told.countDown(); // the worker took too long; the process stops waiting
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Runs work and delays the end of the process until it is done. */
    static <T> T during(Supplier<T> work) {
        InterruptHandler interruption = new InterruptHandler(Thread.currentThread());
        Runtime.getRuntime().addShutdownHook(interruption.hook);
        try {
            return work.get();
        } finally {
            interruption.over();
        }
    }

    private void over() {
        told.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already and does not wait any more.
        }
    }
}
