package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text from outside can neither steer a terminal nor flood it. */
class EscapedTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "nest", "Größe 12\" / 30 cm", "要塞", "🏰", "e\u0301", "a b", " "})
    void ordinaryTextStaysAsItIs(String text) {
        assertEquals(text, Escaped.of(text));
    }

    @Test
    void everyControlCharacterIsShownByItsNumber() {
        for (char c = 0; c < 0x20; c++) {
            assertEquals("a\\u{" + Integer.toHexString(c) + "}b", Escaped.of("a" + c + "b"));
        }
        for (char c = 0x7f; c < 0xa0; c++) {
            assertEquals("\\u{" + Integer.toHexString(c) + "}", Escaped.of(String.valueOf(c)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                0x00ad, 0x061c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x2066, 0x2069, 0xfeff, 0xe000,
                0xe0041, 0x10fffd, 0x0378, 0xffff
            })
    void whatTurnsTextRoundOrHidesInItIsShown(int point) {
        assertEquals(
                "\\u{" + Integer.toHexString(point) + "}x",
                Escaped.of(new StringBuilder().appendCodePoint(point) + "x"));
    }

    @Test
    void halfAPairIsShown() {
        assertEquals("\\u{d83c}", Escaped.of("\ud83c"));
        assertEquals("\\u{dff0}x", Escaped.of("\udff0x"));
        assertEquals("x\\u{d83c}", Escaped.of("x\ud83c"));
    }

    @Test
    void sixtyCharactersAreKeptWhole() {
        String sixty = "0123456789".repeat(6);
        assertEquals(sixty, Escaped.of(sixty));
    }

    /** Text that was made safe before is not made otherwise, and never cut within an escape. */
    @ParameterizedTest
    @ValueSource(ints = {50, 52, 55, 57, 59, 60, 61})
    void escapesAreKeptWholeOrLeftOut(int before) {
        String once = Escaped.of("a".repeat(before) + "\u200d\u200dxyz");
        assertEquals(once, Escaped.of(once));
        assertTrue(once.matches("a{50,60}(\\\\u\\{200d\\})*(…|xyz)"), once);
        assertEquals("\\u{12345678}", Escaped.of("\\u{12345678}"));
        assertEquals("\\u{}", Escaped.of("\\u{}"));
        assertEquals("\\u{7", Escaped.of("\\u{7"));
    }

    @Test
    void longerTextIsCutAndMarked() {
        String sixty = "0123456789".repeat(6);
        assertEquals(sixty + "…", Escaped.of(sixty + "a"));
        assertEquals(sixty + "…", Escaped.of(sixty.repeat(100_000)));
    }

    @Test
    void theCutNeverSplitsACharacter() {
        String text = "x".repeat(59) + "🏰🏰";
        assertEquals("x".repeat(59) + "🏰…", Escaped.of(text));
        assertEquals("x".repeat(60) + "…", Escaped.of("x".repeat(60) + "🏰"));
    }

    @Test
    void longTextIsKeptToItsEndWhereThereIsRoom() {
        String long_ = "0123456789".repeat(7) + "\u0007";
        assertEquals("0123456789".repeat(7) + "\\u{7}", Escaped.whole(long_));
    }

    @Test
    void onlyTheEndsOfLinesAreSentAsTheyAre() {
        assertEquals("", Escaped.lines(""));
        assertEquals("one", Escaped.lines("one"));
        assertEquals("\none\n\ntwo\\u{d}\n", Escaped.lines("\none\n\ntwo\r\n"));
    }

    @Test
    void aFloodOfControlCharactersIsCutToo() {
        String shown = Escaped.of("\u001b".repeat(1000));
        assertTrue(shown.length() < 80, shown);
        assertFalse(shown.contains("\u001b"), shown);
        assertTrue(shown.endsWith("…"), shown);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "n1             | n1",
                "two words      | 'two words'",
                "a;b            | 'a;b'",
                "o'neil         | \"o'neil\"",
                "'n             | \"'n\"",
                "o'neil!        | 'o'\\''neil!'",
                "$o'n           | '$o'\\''n'",
                "\"o'n\"        | '\"o'\\''n\"'",
            })
    void aWordIsQuotedAsAShellTakesIt(String word, String typed) {
        assertEquals(typed, Escaped.quoted(word));
    }
}
