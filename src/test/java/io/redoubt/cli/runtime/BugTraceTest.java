package io.redoubt.cli.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A bug tells where it came about, and nothing in it can steer a terminal. */
class BugTraceTest {
    @Test
    void textFromOutsideIsEscapedAndTheIndentIsKept() {
        List<String> lines = BugTrace.lines(new IllegalStateException("no \u001b[31mred", new Error("\u0007")));
        assertEquals("java.lang.IllegalStateException: no \\u{1b}[31mred", lines.get(0));
        assertTrue(lines.get(1).startsWith("\tat "), lines.get(1));
        assertTrue(lines.contains("Caused by: java.lang.Error: \\u{7}"), lines::toString);
        assertFalse(String.join("", lines).contains("\u001b"));
    }
}
