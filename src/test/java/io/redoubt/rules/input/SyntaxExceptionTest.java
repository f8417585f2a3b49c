package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A text that goes wrong at one place is shown with a caret under that place. */
class SyntaxExceptionTest {
    private static List<String> shown(String text, int column) {
        return new SyntaxException(text, column, "column " + column + ": expected sense").shown();
    }

    @Test
    void theCaretStandsUnderTheColumn() {
        assertEquals(List.of("2d6+x", "    ^"), shown("2d6+x", 5));
        assertEquals(List.of("2d6+", "    ^"), shown("2d6+", 5));
        assertEquals(List.of("", "^"), shown("", 1));
    }

    @Test
    void ofALongTextOnlyWhatStandsAroundIsShown() {
        assertEquals(
                List.of("…" + "a".repeat(30) + "b" + "c".repeat(29) + "…", " ".repeat(31) + "^"),
                shown("a".repeat(100) + "b" + "c".repeat(100), 101));
    }

    @Test
    void whatCannotBePrintedMovesTheCaret() {
        assertEquals(List.of("2\\u{1b}x", " ".repeat(7) + "^"), shown("2\u001bx", 3));
        assertEquals(List.of("🎲x", "  ^"), shown("🎲x", 2));
    }

    @Test
    void theMessageNamesTextAndColumn() {
        assertEquals(
                "2d: column 3: expected sense", new SyntaxException("2d", 3, "column 3: expected sense").getMessage());
        assertEquals("column 1: expected sense", new SyntaxException(" ", 1, "column 1: expected sense").getMessage());
        assertEquals(7, new SyntaxException("2d6+1d0", 7, "").column());
    }
}
