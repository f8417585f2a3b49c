package io.redoubt.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Text is set in columns and broken at blanks. */
class ColumnsTest {
    @Test
    void textIsFilledUpOnTheSideThatIsAskedFor() {
        assertEquals("ab  ", Columns.left("ab", 4));
        assertEquals("  ab", Columns.right("ab", 4));
        assertEquals("abcde", Columns.left("abcde", 4));
        assertEquals("abcde", Columns.right("abcde", 4));
    }

    @Test
    void aShortTextIsOneLine() {
        assertEquals(List.of(""), Columns.wrap("", 5));
        assertEquals(List.of("a b c"), Columns.wrap("a b c", 5));
    }

    @Test
    void aLongTextIsBrokenBeforeTheWidth() {
        assertEquals(List.of("a b c", "d"), Columns.wrap("a b c d", 5));
        assertEquals(List.of("a b c", "de"), Columns.wrap("a b c de", 5));
        assertEquals(List.of("a b", "cde", "f"), Columns.wrap("a b cde f", 4));
    }

    @Test
    void blanksAtABreakAreDropped() {
        assertEquals(List.of("ab", "cd"), Columns.wrap("ab    cd", 3));
    }

    @Test
    void leadingBlanksStay() {
        assertEquals(List.of("  ab", "cd"), Columns.wrap("  ab cd", 5));
    }

    @Test
    void aWordThatIsTooLongStandsAlone() {
        assertEquals(List.of("abcdefgh"), Columns.wrap("abcdefgh", 5));
        assertEquals(List.of("ab", "cdefghij", "k"), Columns.wrap("ab cdefghij k", 5));
        assertEquals(List.of("  abcdefgh", "i"), Columns.wrap("  abcdefgh i", 5));
    }

    @Test
    void allButTheFirstLineMayHang() {
        assertEquals(List.of("a b c", "  d e", "  f"), Columns.hang("a b c d e f", 5, 2));
        assertEquals(List.of("  a b", "    c"), Columns.hang("  a b c", 5, 4));
        assertEquals(List.of("a", "  bcdefgh", "  i"), Columns.hang("a bcdefgh i", 5, 2));
    }

    @Test
    void hardBlanksHoldTogetherAndArePrintedAsBlanks() {
        assertEquals(List.of("a", "b c d"), Columns.wrap("a b\u00a0c\u00a0d", 5));
        assertEquals(List.of("a b"), Columns.wrap("a\u00a0b", 5));
    }
}
