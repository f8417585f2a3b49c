package io.redoubt.cli.ahead;

import io.redoubt.cli.process.World;
import java.util.Locale;

/** Shows somebody at a terminal that work is going on, once it takes a while. */
final class Patience implements AutoCloseable {
    private static final long QUIET_NANOS = 1_000_000_000L;
    private static final long BETWEEN_NANOS = 200_000_000L;

    private final World world;
    private final long begun = System.nanoTime();
    private long told;

    Patience(World world) {
        this.world = world;
    }

    /** So many boards were looked at. */
    void progress(int boards) {
        long now = System.nanoTime();
        if (world.terminal().err() && now - begun > QUIET_NANOS && now - told > BETWEEN_NANOS) {
            world.err().print(String.format(Locale.ROOT, "\r  %,d boards; Ctrl-C ends with the best so far", boards));
            world.err().flush();
            told = now;
        }
    }

    @Override
    public void close() {
        if (told != 0) {
            world.err().print("\r" + " ".repeat(60) + "\r");
            world.err().flush();
        }
    }
}
