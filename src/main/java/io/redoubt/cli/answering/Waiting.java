package io.redoubt.cli.answering;

import io.redoubt.cli.process.World;
import io.redoubt.odds.Budget;
import io.redoubt.odds.CountedSeries;
import io.redoubt.odds.Patience;
import io.redoubt.rules.input.BadInput;
import io.redoubt.rules.input.Escaped;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Tells a person at a terminal that a count goes on: from the first second on, and once a second. */
public final class Waiting implements Budget.Lookout {
    /** The environment variable that says how long every count may take. */
    public static final String VARIABLE = "REDOUBT_PATIENCE";

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private static final long TICK_MILLIS = 200;

    private final World world;
    private final LongSupplier nanos;
    private final long began;
    private long told;
    private int width;
    private double share;
    private boolean isOver;

    /**
     * Begins to wait.
     *
     * @param nanos tells the time
     */
    Waiting(World world, LongSupplier nanos) {
        this.world = world;
        this.nanos = nanos;
        this.began = nanos.getAsLong();
        this.told = began;
    }

    /**
     * Does some work within a budget, and says at a terminal that it goes on.
     *
     * @param patience how long all of it may take
     */
    public static <T> T during(World world, Patience patience, Function<Budget, T> work) {
        return during(world, patience, new CountedSeries(), work);
    }

    /** The same, for somebody who asks one question after the other. */
    static <T> T during(World world, Patience patience, CountedSeries before, Function<Budget, T> work) {
        Waiting waiting = new Waiting(world, System::nanoTime);
        waiting.begin();
        try {
            return work.apply(Budget.of(patience, waiting, before));
        } finally {
            waiting.over();
        }
    }

    /** How long a count may take where nothing is said with the question. */
    public static Patience usual(World world) {
        String text = world.env().getOrDefault(VARIABLE, "");
        return text.isEmpty() ? Patience.USUAL : patience(VARIABLE, text);
    }

    /** A world in which every count may take so long; the same one where nothing is said. */
    public static World in(World world, String text) {
        return text.isEmpty()
                ? world
                : world.with(VARIABLE, patience("--patience", text).toString());
    }

    /**
     * Reads how long a count may take.
     *
     * @param name where it was said
     * @throws BadInput if it cannot be read
     */
    public static Patience patience(String name, String text) {
        return Patience.parse(text)
                .orElseThrow(() -> new BadInput(name + ' ' + Escaped.of(text) + ": give " + Patience.EXPECTS));
    }

    /** What is counted in one go, as dice are, does not look up while it lasts: another thread does. */
    private void begin() {
        if (world.terminal().err()) {
            Thread clock = new Thread(this::tick, "waiting");
            clock.setDaemon(true);
            clock.start();
        }
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
            // Nobody interrupts it; what is said would be all that is lost.
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
        String line = "redoubt: still counting after " + (now - began) / SECOND + " s, " + (int) (used * 100)
                + " % of what --patience allows; Ctrl-C gives up";
        width = Math.max(width, line.length());
        world.err().print('\r' + line);
        world.err().flush();
    }

    /** The line is wiped out where there was one. */
    public synchronized void over() {
        isOver = true;
        notifyAll();
        if (width > 0) {
            world.err().print('\r' + " ".repeat(width) + '\r');
            world.err().flush();
        }
    }
}
