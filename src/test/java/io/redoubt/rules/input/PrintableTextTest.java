package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Text from outside can neither steer a terminal nor flood it. */
class PrintableTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "nest", "Größe 12\" / 30 cm", "要塞", "🏰", "e\u0301", "a b", " "})
    void ordinaryTextStaysAsItIs(String text) {
        assertEquals(text, PrintableText.of(text));
    }

    @Test
    void everyControlCharacterIsShownByItsNumber() {
        for (char c = 0; c < 0x20; c++) {
            assertEquals("a\\u{" + Integer.toHexString(c) + "}b", PrintableText.of("a" + c + "b"));
        }
        for (char c = 0x7f; c < 0xa0; c++) {
            assertEquals("\\u{" + Integer.toHexString(c) + "}", PrintableText.of(String.valueOf(c)));
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
                PrintableText.of(new StringBuilder().appendCodePoint(point) + "x"));
    }

    @Test
    void halfAPairIsShown() {
        assertEquals("\\u{d83c}", PrintableText.of("\ud83c"));
        assertEquals("\\u{dff0}x", PrintableText.of("\udff0x"));
        assertEquals("x\\u{d83c}", PrintableText.of("x\ud83c"));
    }

    @Test
    void sixtyCharactersAreKeptWhole() {
        String sixty = "0123456789".repeat(6);
        assertEquals(sixty, PrintableText.of(sixty));
    }

    /** Text that was made safe before is not made otherwise, and never cut within an escape. */
    @ParameterizedTest
    @ValueSource(ints = {50, 52, 55, 57, 59, 60, 61})
    void escapesAreKeptWholeOrLeftOut(int before) {
        String once = PrintableText.of("a".repeat(before) + "\u200d\u200dxyz");
        assertEquals(once, PrintableText.of(once));
        assertTrue(once.matches("a{50,60}(\\\\u\\{200d\\})*(…|xyz)"), once);
        assertEquals("\\u{12345678}", PrintableText.of("\\u{12345678}"));
        assertEquals("\\u{}", PrintableText.of("\\u{}"));
        assertEquals("\\u{7", PrintableText.of("\\u{7"));
    }

    @Test
    void longerTextIsCutAndMarked() {
        String sixty = "0123456789".repeat(6);
        assertEquals(sixty + "…", PrintableText.of(sixty + "a"));
        assertEquals(sixty + "…", PrintableText.of(sixty.repeat(100_000)));
    }

    @Test
    void theCutNeverSplitsACharacter() {
        String text = "x".repeat(59) + "🏰🏰";
        assertEquals("x".repeat(59) + "🏰…", PrintableText.of(text));
        assertEquals("x".repeat(60) + "…", PrintableText.of("x".repeat(60) + "🏰"));
    }

    @Test
    void longTextIsKeptToItsEndWhereThereIsRoom() {
        String long_ = "0123456789".repeat(7) + "\u0007";
        assertEquals("0123456789".repeat(7) + "\\u{7}", PrintableText.whole(long_));
    }

    @Test
    void onlyTheEndsOfLinesAreSentAsTheyAre() {
        assertEquals("", PrintableText.lines(""));
        assertEquals("one", PrintableText.lines("one"));
        assertEquals("\none\n\ntwo\\u{d}\n", PrintableText.lines("\none\n\ntwo\r\n"));
    }

    @Test
    void aFloodOfControlCharactersIsCutToo() {
        String shown = PrintableText.of("\u001b".repeat(1000));
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
        assertEquals(typed, PrintableText.quoted(word));
    }
}
