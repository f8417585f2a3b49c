package io.redoubt.cli.parsing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.input.BadInputException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line is split into words the way a shell does, except that an inch sign is no quote. */
class ShellWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\t\r", "# shoot", "  # shoot", "#"})
    void blankLinesAndCommentsHaveNoWords(String line) {
        assertEquals(List.of(), ShellWords.of(line));
    }

    @Test
    void blanksTabsAndCarriageReturnsSeparateWords() {
        assertEquals(List.of("shoot", "--at", "nest"), ShellWords.of("  shoot \t --at  nest\r"));
    }

    @Test
    void wordsOfManyLinesAreTheWordsOfEach() {
        WordCache known = new WordCache();
        String at = ShellWords.of("shoot --at nest", known).get(1);
        assertSame(at, ShellWords.of("cross --at wire", known).get(1));
        for (int i = 0; i < 5_000; i++) {
            String line = "x".repeat(i % 40) + i + " --range " + i + "in 'a b' n" + i % 7;
            assertEquals(ShellWords.of(line), ShellWords.of(line, known));
        }
    }

    @Test
    void quotesKeepBlanks() {
        assertEquals(List.of("dice", "3d6 + 2"), ShellWords.of("dice '3d6 + 2'"));
        assertEquals(List.of("dice", "3d6 + 2"), ShellWords.of("dice \"3d6 + 2\""));
        assertEquals(List.of("a b", "c"), ShellWords.of("a' 'b c"));
        assertEquals(List.of("a#b", "#c"), ShellWords.of("a'#'b '#c'"));
    }

    @Test
    void emptyQuotesAreAWord() {
        assertEquals(List.of("", ""), ShellWords.of("'' \"\""));
        assertEquals(List.of("--dice", ""), ShellWords.of("--dice ''"));
    }

    @Test
    void emptyQuotesBeforeOtherQuotesDoNotMatter() {
        assertEquals(List.of("a"), ShellWords.of("''\"a\""));
        assertEquals(List.of("a"), ShellWords.of("\"\"\"a\""));
        assertEquals(List.of("'a"), ShellWords.of("\"\"\"'a\""));
    }

    @Test
    void aBackslashTakesTheNextCharacterAsItIs() {
        assertEquals(List.of("a b", "#", "\"", "'", "\\"), ShellWords.of("a\\ b \\# \\\" \\' \\\\"));
        assertEquals(List.of("a\\"), ShellWords.of("a\\"));
    }

    @Test
    void withinDoubleQuotesABackslashTakesQuotesAndItself() {
        assertEquals(List.of("a\"b\\c\\d"), ShellWords.of("\"a\\\"b\\\\c\\d\""));
    }

    @Test
    void withinSingleQuotesABackslashIsABackslash() {
        assertEquals(List.of("a\\b\""), ShellWords.of("'a\\b\"'"));
    }

    @Test
    void aCommentStartsOnlyBetweenWords() {
        assertEquals(List.of("dice", "3d6"), ShellWords.of("dice 3d6 # how many"));
        assertEquals(List.of("dice", "3d6#4"), ShellWords.of("dice 3d6#4"));
    }

    @Test
    void anInchSignAfterANumberIsNoQuote() {
        assertEquals(List.of("--range", "12\""), ShellWords.of("--range 12\""));
        assertEquals(List.of("--range", "12\"", "--skill", "4+"), ShellWords.of("--range 12\" --skill 4+"));
        assertEquals(List.of("--range=12\"", "x"), ShellWords.of("--range=12\"\tx"));
        assertEquals(List.of("12\""), ShellWords.of("12\"\r"));
        assertEquals(List.of("12\"", "a b"), ShellWords.of("12\" \"a b\""));
    }

    @Test
    void aQuoteAfterANumberWithinAWordIsAQuote() {
        assertEquals(List.of("12a b"), ShellWords.of("12\"a b\""));
        assertEquals(List.of("12"), ShellWords.of("\"12\""));
        assertEquals(List.of("in 12"), ShellWords.of("in\" 12\""));
    }

    @Test
    void theRestOfALineStandsAsItIs() {
        assertEquals(List.of("note", "n 1", "can't  #5 \\"), ShellWords.of(" note 'n 1'  can't  #5 \\ ", 2));
        assertEquals(List.of("note", "n1"), ShellWords.of("note n1 ", 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"'", "a 'b", "'a' 'b", "it's"})
    void aSingleQuoteThatIsNeverClosedIsRefused(String line) {
        BadInputException fault = assertThrows(BadInputException.class, () -> ShellWords.of(line));
        assertEquals(
                "a ' is opened and never closed; write a word with a ' in double quotes, like \"o'hara\"",
                fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"", "a \"b", "\"a\\\"", "nest\""})
    void aDoubleQuoteThatIsNeverClosedIsRefused(String line) {
        BadInputException fault = assertThrows(BadInputException.class, () -> ShellWords.of(line));
        assertEquals("a \" is opened and never closed", fault.getMessage());
    }

    @Test
    void wordsThatWereJoinedAreSplitAgain() {
        List<String> words = List.of("shoot", "12 in", "it's", "", "a\\b", "\"", "#", "12\"", "x=1");
        assertEquals(words, ShellWords.of(ShellWords.joined(words)));
        assertEquals("x=1 '12 in'", ShellWords.joined(List.of("x=1", "12 in")));
    }
}
