package io.redoubt.cli.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** An answer is held until it is whole, unless it is long. */
class AnswerBufferTest {
    private final StringWriter out = new StringWriter();
    private final AnswerBuffer page = new AnswerBuffer(out);

    @Test
    void anAnswerGoesWhenItIsWhole() throws IOException {
        page.write("one ".toCharArray());
        page.write("answer\n");
        assertEquals("", out.toString());
        page.turn();
        assertEquals("one answer\n", out.toString());
        assertEquals(Optional.of("one answer\n"), page.text());
        page.write("next\n");
        page.turn();
        assertEquals("one answer\nnext\n", out.toString());
        assertEquals(Optional.of("next\n"), page.text());
    }

    @Test
    void aLongAnswerGoesOnAndIsNotHeld() throws IOException {
        String part = "x".repeat(AnswerCache.LONGEST_ANSWER / 2);
        for (int i = 0; i < 5; i++) {
            page.write(part.toCharArray());
        }
        assertEquals(3 * part.length(), out.toString().length());
        page.turn();
        assertEquals(part.repeat(5), out.toString());
        assertEquals(Optional.empty(), page.text());
        page.write("short");
        page.turn();
        assertEquals(part.repeat(5) + "short", out.toString());
        assertEquals(Optional.of("short"), page.text());
    }
}
