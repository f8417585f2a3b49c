package io.redoubt.toml;

import io.redoubt.rules.input.BadValue;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work of a library that may not end: it is waited for, but not for ever. Beyond a first pause no clock counts, but the
 * work of the thread that waits: a machine that gives the library no time gives that thread none either.
 */
final class Bounded {
    /** More than nearly every file takes. */
    private static final Duration PAUSE = Duration.ofSeconds(2);

    /** Some seconds of work, many times what the largest file takes that a person wrote. */
    private static final int ROUNDS = 40_000;

    private static final int STEPS = 1 << 16;

    /** What is nested deeply needs room, but not without end. */
    private static final long STACK_BYTES = 4L << 20;

    private Bounded() {}

    static <T> T of(Supplier<T> work) {
        return of(work, PAUSE, ROUNDS);
    }

    /**
     * Returns what comes of some work.
     *
     * @param rounds how much the waiting thread works itself before it gives up
     * @throws BadValue if it takes too long, or the person who waits gives up
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
        // Nobody can stop a library, but it need not keep the program from ending.
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

    /** Works beside the other thread until that is done, or the rounds are over. */
    private static <T> T beside(CompletableFuture<T> result, int rounds) {
        long mixed = 1;
        for (int round = 0; round < rounds && !result.isDone() && mixed != 0; round++) {
            if (Thread.currentThread().isInterrupted()) {
                throw givenUp();
            }
            for (int step = 0; step < STEPS; step++) {
                mixed ^= mixed << 13;
                mixed ^= mixed >>> 7;
                mixed ^= mixed << 17; // is never 0, which the compiler does not know
            }
        }
        if (!result.isDone()) {
            throw new BadValue("line 1: cannot be made out in a reasonable time: is it TOML, with one value per line?");
        }
        try {
            return result.join();
        } catch (CompletionException e) {
            throw thrown(e.getCause());
        }
    }

    private static BadValue givenUp() {
        return new BadValue("line 1: given up");
    }

    private static RuntimeException thrown(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException fault ? fault : new IllegalStateException(cause);
    }
}
