package io.redoubt.cli.query;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.odds.AttemptSeriesCache;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Progress indicator on a terminal, shown after one second and updated every second. */
public final class ProgressIndicator implements Budget.ProgressListener {
    /** The environment variable that sets the time limit of every calculation. */
    public static final String VARIABLE = "REDOUBT_PATIENCE";

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private static final long TICK_MILLIS = 200;

    private final Environment world;
    private final LongSupplier nanos;
    private final long began;
    private long told;
    private int width;
    private double share;
    private boolean isOver;

    /**
     * Starts a progress indicator.
     *
     * @param nanos the clock, in nanoseconds
     */
    ProgressIndicator(Environment world, LongSupplier nanos) {
        this.world = world;
        this.nanos = nanos;
        this.began = nanos.getAsLong();
        this.told = began;
    }

    /**
     * Runs work within a budget, under a progress indicator.
     *
     * @param patience the time limit
     */
    public static <T> T withProgress(Environment world, Patience patience, Function<Budget, T> work) {
        return withProgress(world, patience, new AttemptSeriesCache(), work);
    }

    /** Runs work within a budget that can continue the last series counted, for a caller with consecutive queries. */
    static <T> T withProgress(
            Environment world, Patience patience, AttemptSeriesCache before, Function<Budget, T> work) {
        if (!world.terminal().err()) {
            return work.apply(Budget.of(patience, used -> {}, before));
        }
        ProgressIndicator waiting = new ProgressIndicator(world, System::nanoTime);
        waiting.begin();
        try {
            return work.apply(Budget.of(patience, waiting, before));
        } finally {
            waiting.over();
        }
    }

    /** Returns the default time limit. */
    public static Patience defaultLimit(Environment world) {
        String text = world.env().getOrDefault(VARIABLE, "");
        return text.isEmpty() ? Patience.USUAL : patience(VARIABLE, text);
    }

    /** Returns whether the user gave a time limit, for this query or for all. */
    static boolean isAskedFor(Query query, Environment world) {
        return query.settings().patience().isPresent()
                || !world.env().getOrDefault(VARIABLE, "").isEmpty();
    }

    /** Returns an environment with this default time limit; unchanged if the text is empty. */
    public static Environment in(Environment world, String text) {
        return text.isEmpty()
                ? world
                : world.with(VARIABLE, patience("--patience", text).toString());
    }

    /**
     * Parses a time limit.
     *
     * @param name the option or variable it was given with
     * @throws BadInputException if it cannot be read
     */
    public static Patience patience(String name, String text) {
        return Patience.parse(text)
                .orElseThrow(() ->
                        new BadInputException(name + ' ' + PrintableText.of(text) + ": give " + Patience.EXPECTS));
    }

    /** Starts a thread that updates the indicator, because some calculations do not call back while they run. */
    private void begin() {
        Thread clock = new Thread(this::tick, "waiting");
        clock.setDaemon(true);
        clock.start();
    }

    private synchronized void tick() {
        try {
            while (!isOver) {
                wait(TICK_MILLIS);
                if (!isOver) {
                    look(share);
                }
            }
        } catch (InterruptedException e) {
            // This thread is not interrupted; only the indicator would be lost.
        }
    }

    @Override
    public synchronized void look(double used) {
        share = used;
        long now = world.terminal().err() ? nanos.getAsLong() : told;
        if (now - told < SECOND) {
            return;
        }
        told = now;
        String line = "redoubt: still calculating after " + (now - began) / SECOND + " s, " + (int) (used * 100)
                + " % of the --patience limit; press Ctrl-C to stop";
        width = Math.max(width, line.length());
        world.err().print('\r' + line);
        world.err().flush();
    }

    /** Ends the indicator and erases its line, if there is one. */
    public synchronized void over() {
        isOver = true;
        notifyAll();
        if (width > 0) {
            world.err().print('\r' + " ".repeat(width) + '\r');
            world.err().flush();
        }
    }
}
