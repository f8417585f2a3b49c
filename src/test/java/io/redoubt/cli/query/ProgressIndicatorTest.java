package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.odds.Patience;
import java.io.StringWriter;
import java.io.Writer;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a person at a terminal is told while something is counted. */
class ProgressIndicatorTest {
    private static final long MILLI = 1_000_000;

    private final StringWriter err = new StringWriter();
    private long now;

    private ProgressIndicator waiting(Environment.Terminal terminal) {
        return new ProgressIndicator(world(terminal, err), () -> now);
    }

    private static Environment world(Environment.Terminal terminal, Writer err) {
        return Shell.plain().at(terminal).world(Writer.nullWriter(), err);
    }

    /** Dice are counted in one go, which takes as long as it takes. */
    @Test
    @Timeout(1800)
    void workThatNeverLooksUpIsToldToo() {
        CountDownLatch told = new CountDownLatch(1);
        StringWriter screen = new StringWriter() {
            @Override
            public void flush() {
                if (toString().contains("redoubt: still calculating after ")) {
                    told.countDown();
                }
            }
        };
        Environment world = world(new Environment.Terminal(true, true, true), screen);
        boolean seen = ProgressIndicator.withProgress(world, Patience.USUAL, budget -> {
            try {
                return told.await(1, TimeUnit.HOURS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        assertTrue(seen);
        assertTrue(screen.toString().endsWith(" \r"), screen.toString());
    }

    private void look(ProgressIndicator waiting, long millis) {
        now = millis * MILLI;
        waiting.look(0.25);
    }

    @Test
    void fromTheFirstSecondOnItIsToldOnceASecond() {
        ProgressIndicator waiting = waiting(new Environment.Terminal(true, true, true));
        look(waiting, 999);
        assertEquals("", err.toString());
        look(waiting, 1_000);
        assertTrue(err.toString().startsWith("\rredoubt: still calculating after 1 s, 25 % of"), err.toString());
        int told = err.toString().length();
        look(waiting, 1_999);
        assertEquals(told, err.toString().length());
        look(waiting, 2_000);
        assertTrue(err.toString().contains("after 2 s"), err.toString());
    }

    @Test
    void theLineIsWipedOutInTheEndAndNothingIsWhereNothingWasSaid() {
        ProgressIndicator quick = waiting(new Environment.Terminal(true, true, true));
        look(quick, 500);
        quick.over();
        assertEquals("", err.toString());
        ProgressIndicator slow = waiting(new Environment.Terminal(true, true, true));
        look(slow, 5_000);
        String line = err.toString().substring(1);
        slow.over();
        assertTrue(err.toString().endsWith("\r" + " ".repeat(line.length()) + "\r"), err.toString());
    }

    @Test
    void aPipeIsToldNothing() {
        ProgressIndicator waiting = waiting(new Environment.Terminal(true, true, false));
        look(waiting, 60_000);
        waiting.over();
        assertEquals("", err.toString());
    }
}
