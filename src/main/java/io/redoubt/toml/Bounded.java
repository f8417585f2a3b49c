package io.redoubt.toml;

import io.redoubt.rules.input.BadValue;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Work of a library that may not end: it is waited for, but not for ever. */
final class Bounded {
    /** Many times what the largest file takes that a person wrote. */
    private static final Duration LONGEST = Duration.ofSeconds(10);

    /** What is nested deeply needs room, but not without end. */
    private static final long STACK_BYTES = 4L << 20;

    private Bounded() {}

    static <T> T of(Supplier<T> work) {
        return of(work, LONGEST);
    }

    /**
     * What comes of some work.
     *
     * @throws BadValue if it takes too long, or the person who waits gives up
     */
    static <T> T of(Supplier<T> work, Duration longest) {
        CompletableFuture<T> result = new CompletableFuture<>();
        Runnable run = () -> {
            try {
                result.complete(work.get());
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                result.completeExceptionally(e);
            }
        };
        // Nobody can stop a library, but it need not keep the program from ending.
        Thread thread = new Thread(null, run, "toml", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return result.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadValue("line 1: given up");
        } catch (TimeoutException e) {
            throw new BadValue("line 1: cannot be made out in " + longest.toSeconds()
                    + " seconds: is it TOML, with one value a line?");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        }
    }
}
