package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A choice is read by the exact name of one of its values. */
class NamedChoiceFormatTest {
    private final NamedChoiceFormat<Colour> choice = NamedChoiceFormat.of(Colour.values());

    @ParameterizedTest
    @EnumSource(Colour.class)
    void everyValueIsReadBackAsItIsShown(Colour colour) {
        assertEquals(colour, choice.parse(choice.show(colour)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "red ", "dark green", "green", "red,blue", "red..blue"})
    void nothingElseIsRead(String text) {
        BadValueException fault = assertThrows(BadValueException.class, () -> choice.parse(text));
        assertEquals("not one of red, dark-green, blue", firstPart(fault));
    }

    @Test
    void theCaseOfLettersDoesNotMatter() {
        assertEquals(Colour.DARK_GREEN, choice.parse("Dark-Green"));
    }

    @Test
    void aMistypedValueIsToldTheNearest() {
        BadValueException fault = assertThrows(BadValueException.class, () -> choice.parse("dark-gren"));
        assertEquals("not one of red, dark-green, blue; did you mean dark-green?", fault.getMessage());
    }

    @Test
    void helpListsTheValuesInTheirOrder() {
        assertEquals("red|dark-green|blue", choice.label());
        assertEquals("one of red, dark-green, blue", choice.expects());
        assertEquals(List.of("red", "dark-green", "blue"), choice.choices());
    }

    @Test
    void aRangeTakesBothEndsAndAllBetween() {
        assertEquals(List.of(Colour.values()), choice.span(Colour.RED, Colour.BLUE));
        assertEquals(List.of(Colour.DARK_GREEN, Colour.BLUE), choice.span(Colour.DARK_GREEN, Colour.BLUE));
        assertEquals(List.of(Colour.RED), choice.span(Colour.RED, Colour.RED));
    }

    @Test
    void aRangeBackwardsIsEmpty() {
        assertEquals(List.of(), choice.span(Colour.BLUE, Colour.RED));
    }

    @Test
    void aChoiceOfSomeValuesKnowsOnlyThose() {
        NamedChoiceFormat<Colour> some = NamedChoiceFormat.of(List.of(Colour.BLUE, Colour.RED));
        assertEquals(List.of("blue", "red"), some.choices());
        assertThrows(BadValueException.class, () -> some.parse("dark-green"));
        assertEquals(List.of(Colour.BLUE, Colour.RED), some.span(Colour.BLUE, Colour.RED));
    }

    @Test
    void aChoiceIsNoFlagAndExplainsItselfByItsName() {
        assertFalse(choice.isFlag());
        assertEquals("dark-green", choice.explain(Colour.DARK_GREEN));
    }

    private static String firstPart(BadValueException fault) {
        return fault.getMessage().split(";", -1)[0];
    }

    @Test
    void wordsThatPlayersTryAreToldWhatToSayInstead() {
        BadValueException fault = assertThrows(
                BadValueException.class,
                () -> choice.elsewhere(Map.of("grey", "say blue")).parse("Grey"));
        assertEquals(true, String.valueOf(fault.getMessage()).contains("say blue"), fault::getMessage);
    }
}
