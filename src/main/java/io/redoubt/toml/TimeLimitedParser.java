package io.redoubt.toml;

import io.redoubt.rules.input.BadValueException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs work of a library that may not end, with a limit. After a short pause the limit is not time, but an amount of
 * work done by the waiting thread meanwhile: on a loaded machine, the waiting thread slows down like the library.
 */
final class TimeLimitedParser {
    /** Initial pause, longer than nearly every file takes. */
    private static final Duration PAUSE = Duration.ofSeconds(1);

    /** Rounds of work after the pause: about a second, twice what a file with a thousand bunkers takes. */
    private static final int ROUNDS = 10_000;

    private static final int STEPS = 1 << 16;

    /** Stack size of the thread, which bounds the depth of nested values. */
    private static final long STACK_BYTES = 4L << 20;

    private TimeLimitedParser() {}

    static <T> T of(Supplier<T> work) {
        return of(work, PAUSE, ROUNDS);
    }

    /**
     * Returns the result of some work.
     *
     * @param rounds the number of rounds that the waiting thread works before it gives up
     * @throws BadValueException if the work takes too long, or the waiting thread is interrupted
     */
    static <T> T of(Supplier<T> work, Duration pause, int rounds) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Runnable run = () -> {
            try {
                result.complete(work.get());
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                result.completeExceptionally(e);
            }
        };
        // The library cannot be stopped, but as a daemon thread it does not keep the process running.
        Thread thread = new Thread(null, run, "toml", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return result.get(pause.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw givenUp();
        } catch (TimeoutException e) {
            return beside(result, rounds);
        } catch (ExecutionException e) {
            throw thrown(e.getCause());
        }
    }

    /** Works until the other thread is done, or the rounds are over. */
    private static <T> T beside(CompletableFuture<T> result, int rounds) {
        long mixed = 1;
        for (int round = 0; round < rounds && !result.isDone() && mixed != 0; round++) {
            if (Thread.currentThread().isInterrupted()) {
                throw givenUp();
            }
            for (int step = 0; step < STEPS; step++) {
                mixed ^= mixed << 13;
                mixed ^= mixed >>> 7;
                mixed ^= mixed << 17; // is never 0, which the compiler does not know, so the loop is not optimised away
            }
        }
        if (!result.isDone()) {
            throw new BadValueException("line 1: reading it takes too long; is it TOML, with one value per line?");
        }
        try {
            return result.join();
        } catch (CompletionException e) {
            throw thrown(e.getCause());
        }
    }

    private static BadValueException givenUp() {
        return new BadValueException("line 1: given up");
    }

    private static RuntimeException thrown(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException fault ? fault : new IllegalStateException(cause);
    }
}
