package io.redoubt.cli.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.StringWriter;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Answers wait for their turn, a page of them at most. */
@Timeout(900)
class OrderedOutputTest {
    private static final String HALF = "x".repeat(OrderedOutput.PAGE / 2);

    private final StringWriter out = new StringWriter();
    private final OrderedOutput passage = new OrderedOutput(out);

    @Test
    void whatWaitsGoesOutFirstAndTheRestGoesThrough() throws IOException {
        passage.write("one ");
        assertEquals("", out.toString());
        passage.open();
        passage.write("two");
        assertEquals("one two", out.toString());
    }

    @Test
    void whoWritesMoreThanAPageWaitsForItsTurn() throws Exception {
        CompletableFuture<Void> writer = CompletableFuture.runAsync(() -> {
            try {
                for (int i = 0; i < 10; i++) {
                    passage.write(HALF);
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        assertEquals("", out.toString());
        passage.open();
        writer.get(600, TimeUnit.SECONDS);
        assertEquals(10 * HALF.length(), out.toString().length());
    }

    @Test
    void oneAnswerLargerThanAPageIsTakenInWhereNothingElseWaits() throws IOException {
        passage.write(HALF + HALF + HALF);
        passage.open();
        assertEquals(3 * HALF.length(), out.toString().length());
    }

    @Test
    void whoWaitsWhenTheBatchIsOverGivesUp() throws IOException {
        passage.write(HALF + HALF);
        Thread.currentThread().interrupt();
        assertThrows(InterruptedIOException.class, () -> passage.write("more"));
        assertEquals(true, Thread.interrupted());
    }
}
