package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A flag is true when it is named, and scripts may say so in words. */
class FlagFormatTest {
    private final FlagFormat flag = new FlagFormat();

    @Test
    void trueAndYesSetItFalseAndNoDoNot() {
        assertTrue(flag.parse("true"));
        assertTrue(flag.parse("yes"));
        assertFalse(flag.parse("false"));
        assertFalse(flag.parse("no"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "0", "True", "YES", "y", "on", "true "})
    void nothingElseIsUnderstood(String text) {
        BadValueException fault = assertThrows(BadValueException.class, () -> flag.parse(text));
        assertEquals("takes true or false", fault.getMessage());
    }

    @Test
    void itIsReadBackAsItIsShown() {
        assertEquals("true", flag.show(true));
        assertEquals("false", flag.show(false));
        assertTrue(flag.parse(flag.show(true)));
        assertFalse(flag.parse(flag.show(false)));
    }

    @Test
    void itIsGivenByItsNameAlone() {
        assertTrue(flag.isFlag());
        assertEquals("", flag.label());
        assertEquals(List.of(), flag.choices());
    }

    @Test
    void itHasNoRanges() {
        BadValueException fault = assertThrows(BadValueException.class, () -> flag.span(false, true));
        assertEquals("has no ranges", fault.getMessage());
    }

    @Test
    void aFlagOfAFormIsFalseUnlessGiven() {
        InputField<Boolean> smoke = InputField.flag("smoke", "fire smoke");
        assertEquals(false, smoke.standard().orElseThrow());
        assertTrue(smoke.kind().isFlag());
    }
}
