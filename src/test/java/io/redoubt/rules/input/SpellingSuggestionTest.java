package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mistyped word is told the known word it is nearest to, unless none is near. */
class SpellingSuggestionTest {
    private static final List<String> WORDS = List.of("nest", "flak-nest", "tobruk-pit", "pillbox", "turret");

    @ParameterizedTest
    @CsvSource({
        "nast,nest",
        "nst,nest",
        "nnest,nest",
        "neste,nest",
        "pilbox,pillbox",
        "pillbocks,pillbox",
        "turet,turret",
        "torret,turret",
        "tobrukpit,tobruk-pit",
        "flaknest,flak-nest",
        "nest,nest"
    })
    void aTypingErrorIsRecognised(String typed, String meant) {
        assertEquals(Optional.of(meant), SpellingSuggestion.to(typed, WORDS));
    }

    @Test
    void whatDiffersInCaseAloneIsNearest() {
        assertEquals(Optional.of("s"), SpellingSuggestion.to("S", List.of("t", "s")));
        assertEquals(Optional.of("mg42"), SpellingSuggestion.to("MG42", List.of("MG41", "mg42")));
    }

    @ParameterizedTest
    @CsvSource({"tob,tobruk-pit", "pil,pillbox", "flak-,flak-nest", "tobruk,tobruk-pit"})
    void aBeginningIsRecognisedFromThreeLetters(String typed, String meant) {
        assertEquals(Optional.of(meant), SpellingSuggestion.to(typed, WORDS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "t", "to", "xyzzy", "castle", "bunker", "nestnestnest", "neighbourhood"})
    void whatIsNearNothingGetsNoHint(String typed) {
        assertEquals(Optional.empty(), SpellingSuggestion.to(typed, WORDS));
        assertEquals("", SpellingSuggestion.hint(typed, WORDS));
    }

    @Test
    void shortWordsMayDifferInOneLetterOnly() {
        assertEquals(Optional.of("ab"), SpellingSuggestion.to("ax", List.of("ab")));
        assertEquals(Optional.empty(), SpellingSuggestion.to("xy", List.of("ab")));
        assertEquals(Optional.of("abc"), SpellingSuggestion.to("xbc", List.of("abc")));
        assertEquals(Optional.empty(), SpellingSuggestion.to("xyc", List.of("abc")));
    }

    @Test
    void longerWordsMayDifferInAThirdOfTheirLetters() {
        assertEquals(Optional.of("abcdef"), SpellingSuggestion.to("abcdxy", List.of("abcdef")));
        assertEquals(Optional.empty(), SpellingSuggestion.to("abcxyz", List.of("abcdef")));
        assertEquals(Optional.of("abcdefghi"), SpellingSuggestion.to("abcdefxyz", List.of("abcdefghi")));
        assertEquals(Optional.empty(), SpellingSuggestion.to("abcdewxyz", List.of("abcdefghi")));
    }

    @Test
    void twoLettersThatChangedPlacesCountAsOne() {
        assertEquals(Optional.of("nest"), SpellingSuggestion.to("nets", WORDS));
        assertEquals(Optional.of("nest"), SpellingSuggestion.to("enst", WORDS));
        assertEquals(Optional.of("abc"), SpellingSuggestion.to("acb", List.of("abc")));
        assertEquals(Optional.empty(), SpellingSuggestion.to("bca", List.of("abc")));
        assertEquals(Optional.empty(), SpellingSuggestion.to("cba", List.of("abc")));
        assertEquals(Optional.of("abcdef"), SpellingSuggestion.to("badcef", List.of("abcdef")));
        assertEquals(Optional.empty(), SpellingSuggestion.to("badcfe", List.of("abcdef")));
        assertEquals(
                Optional.empty(),
                SpellingSuggestion.to("aabb", List.of("abab", "bbaa").subList(1, 2)));
    }

    @Test
    void veryLongWordsMayDifferInFourLettersAndNoMore() {
        String known = "abcdefghijklmnopqrst";
        assertEquals(Optional.of(known), SpellingSuggestion.to("abcdefghijklmnop1234", List.of(known)));
        assertEquals(Optional.empty(), SpellingSuggestion.to("abcdefghijklmno12345", List.of(known)));
        assertEquals(Optional.of(known), SpellingSuggestion.to(known + "1234", List.of(known)));
        assertEquals(Optional.empty(), SpellingSuggestion.to(known + "12345", List.of(known)));
    }

    @Test
    void theNearerWordWinsAndTheFirstOfEquals() {
        assertEquals(Optional.of("side"), SpellingSuggestion.to("sids", List.of("sand", "side", "sidd")));
        assertEquals(Optional.of("sidd"), SpellingSuggestion.to("sids", List.of("sand", "sidd", "side")));
    }

    @Test
    void theHintIsAQuestion() {
        assertEquals("; did you mean nest?", SpellingSuggestion.hint("nast", WORDS));
    }

    @Test
    void nothingIsNearWhereNothingIsKnown() {
        assertEquals(Optional.empty(), SpellingSuggestion.to("nest", List.of()));
    }

    @Test
    void aHintCanBeLeftOut() {
        String message = "not one of nest, turret";
        assertEquals(message, SpellingSuggestion.withoutHint(message + SpellingSuggestion.hint("turet", WORDS) + " x"));
        assertEquals(message, SpellingSuggestion.withoutHint(message));
    }
}
