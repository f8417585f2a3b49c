package io.redoubt.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Text is set in columns and broken at blanks. */
class TextColumnsTest {
    @Test
    void textIsFilledUpOnTheSideThatIsAskedFor() {
        assertEquals("ab  ", TextColumns.left("ab", 4));
        assertEquals("  ab", TextColumns.right("ab", 4));
        assertEquals("abcde", TextColumns.left("abcde", 4));
        assertEquals("abcde", TextColumns.right("abcde", 4));
    }

    @Test
    void aShortTextIsOneLine() {
        assertEquals(List.of(""), TextColumns.wrap("", 5));
        assertEquals(List.of("a b c"), TextColumns.wrap("a b c", 5));
    }

    @Test
    void aLongTextIsBrokenBeforeTheWidth() {
        assertEquals(List.of("a b c", "d"), TextColumns.wrap("a b c d", 5));
        assertEquals(List.of("a b c", "de"), TextColumns.wrap("a b c de", 5));
        assertEquals(List.of("a b", "cde", "f"), TextColumns.wrap("a b cde f", 4));
    }

    @Test
    void blanksAtABreakAreDropped() {
        assertEquals(List.of("ab", "cd"), TextColumns.wrap("ab    cd", 3));
    }

    @Test
    void leadingBlanksStay() {
        assertEquals(List.of("  ab", "cd"), TextColumns.wrap("  ab cd", 5));
    }

    @Test
    void aWordThatIsTooLongStandsAlone() {
        assertEquals(List.of("abcdefgh"), TextColumns.wrap("abcdefgh", 5));
        assertEquals(List.of("ab", "cdefghij", "k"), TextColumns.wrap("ab cdefghij k", 5));
        assertEquals(List.of("  abcdefgh", "i"), TextColumns.wrap("  abcdefgh i", 5));
    }

    @Test
    void allButTheFirstLineMayHang() {
        assertEquals(List.of("a b c", "  d e", "  f"), TextColumns.hang("a b c d e f", 5, 2));
        assertEquals(List.of("  a b", "    c"), TextColumns.hang("  a b c", 5, 4));
        assertEquals(List.of("a", "  bcdefgh", "  i"), TextColumns.hang("a bcdefgh i", 5, 2));
    }

    @Test
    void hardBlanksHoldTogetherAndArePrintedAsBlanks() {
        assertEquals(List.of("a", "b c d"), TextColumns.wrap("a b\u00a0c\u00a0d", 5));
        assertEquals(List.of("a b"), TextColumns.wrap("a\u00a0b", 5));
    }

    @Test
    void aNoteStandsAtTheRightEdgeAndIsBrokenAtAThirdOfTheWidth() {
        assertEquals(List.of("ab    A-1"), beside("ab", "A-1", 9));
        assertEquals(List.of("ab       A-1,", "         A-2"), beside("ab", "A-1, A-2", 13));
        assertEquals(List.of("ab cd  A-1234", "ef"), beside("ab cd ef", "A-1234", 13));
        assertEquals(List.of("ab cd"), beside("ab cd", "", 13));
    }

    private static List<String> beside(String text, String note, int width) {
        return TextColumns.beside(text, note, width).stream()
                .map(line -> line.text() + " ".repeat(line.gap()) + line.note())
                .toList();
    }
}
