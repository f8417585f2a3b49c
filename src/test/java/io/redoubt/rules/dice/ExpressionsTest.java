package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.input.BadValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice are read the way players write them, and shown in one way. */
class ExpressionsTest {
    private final Expressions expressions = new Expressions();

    @ParameterizedTest
    @CsvSource({
        "12d6>=4,12d6>=4",
        "12d6>3,12d6>=4",
        "12d6<=4,12d6<=4",
        "12d6<5,12d6<=4",
        "12d6=4,12d6=4",
        "d6>=4,1d6>=4",
        "3d6,3d6",
        "d10,1d10",
        "D6,1d6",
        "3D6,3d6",
        "+2d6,2d6",
        "2d6+3,2d6+3",
        "2d6-3,2d6-3",
        "3+2d6,2d6+3",
        "-3+2d6,2d6-3",
        "2d6+3-1,2d6+2",
        "2d6+1-1,2d6",
        "2d6-0,2d6",
        "2d6+1d4,2d6+1d4",
        "2d6+d4+3,2d6+1d4+3",
        "2d6+3+d4,2d6+1d4+3",
        "2d6+1d4-3,2d6+1d4-3",
        "2d6+3<=9,2d6+3<=9",
        "2d6+3<9,2d6+3<=8",
        "2d6-3>4,2d6-3>=5",
        "2d6+3=9,2d6+3=9",
        "2d6+0>=7,2d6+0>=7",
        "1d6+1d6>=7,1d6+1d6>=7",
        "2d6+3>=-1,2d6+3>=-1",
        "' 2 d 6 + 3 <= 9 ',2d6+3<=9"
    })
    void everyFormIsReadAndShownInOneWay(String text, String shown) {
        assertEquals(shown, expressions.show(expressions.parse(text)));
        assertEquals(shown, expressions.show(expressions.parse(shown)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "d",
                "2d",
                "xd6",
                "2d6d6",
                "d6d6",
                "3w6",
                "2d6*2",
                "2d6/2",
                "2d6+",
                "2d6-",
                "2d6+x",
                "2d6--2",
                "2d6+-2",
                "2d6++2",
                "2d6>=",
                ">=4",
                "2d6>=x",
                "2d6>>4",
                "2d6=>4",
                "2d6==4",
                "2d6>=4>=3",
                "2d6<>4",
                "2d6!=4",
                "1d-6",
                "2d6\t",
                "2d6;3",
                "2d6−3",
                "2d6≥4",
                "\u001b",
                "99999999999d6",
                "2d99999999999",
                "2d6+99999999999",
                "2d6>=99999999999"
            })
    void whatIsNoDiceIsRefusedWithAnExample(String text) {
        BadValue fault = assertThrows(BadValue.class, () -> expressions.parse(text));
        assertEquals(
                "cannot be read: write 12d6>=4 (how many), 2d6+3<=9 (yes or no) or 3d6 (the sum)", fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "3+4", "-1", "3>=4"})
    void aSumNeedsDice(String text) {
        BadValue fault = assertThrows(BadValue.class, () -> expressions.parse(text));
        assertEquals("has no dice in it: " + expressions.expects(), fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0d6", "-2d6", "2d6-1d4", "10001d2", "d1", "d0", "2d1001", "10001d6>=4"})
    void thereIsAlwaysADieAndNeverTooMany(String text) {
        BadValue fault = assertThrows(BadValue.class, () -> expressions.parse(text));
        assertEquals("takes 1 to 10000 dice with 2 to 1000 sides", fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"3000d2", "1d1000", "d2", "10000d1000>=999", "6d1000", "2d6+1000000", "2d6-1000000"})
    void theLimitsThemselvesAreAllowed(String text) {
        assertEquals(expressions.parse(text), expressions.parse(expressions.show(expressions.parse(text))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2d6+1000001", "2d6-1000001", "2d6>=1000001", "1000001d6", "d1000001"})
    void numbersBeyondAMillionAreRefused(String text) {
        BadValue fault = assertThrows(BadValue.class, () -> expressions.parse(text));
        assertEquals("has a number beyond 1000000", fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"7d1000", "6d1000+d2", "3000d2+d2", "6d1000+1d2>=4"})
    void aSumOfTooManyFacesIsRefused(String text) {
        BadValue fault = assertThrows(BadValue.class, () -> expressions.parse(text));
        assertEquals("adds up to more than 6000: too many dice to add at once", fault.getMessage());
    }

    @Test
    void modifiersTogetherCannotOverflow() {
        assertThrows(BadValue.class, () -> expressions.parse("2d6" + "+1000000".repeat(3000)));
        assertThrows(BadValue.class, () -> expressions.parse("2d6" + "-1000000".repeat(3000)));
        assertThrows(BadValue.class, () -> expressions.parse("2d6+1000000+1"));
    }

    @Test
    void helpHasNoChoicesAndNoRangesToOffer() {
        assertEquals("EXPR", expressions.label());
        assertEquals(List.of(), expressions.choices());
        Expression expression = expressions.parse("3d6");
        assertThrows(BadValue.class, () -> expressions.span(expression, expression));
    }
}
