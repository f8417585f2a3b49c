package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A whole number is read within its bounds, both included, and nothing else is. */
class WholeNumberFormatTest {
    private final WholeNumberFormat teams = WholeNumberFormat.of(1, 1000);
    private final WholeNumberFormat bearing = new WholeNumberFormat(-360, 360, "degrees");

    @Test
    void bothBoundsAreAllowed() {
        assertEquals(1, teams.parse("1"));
        assertEquals(1000, teams.parse("1000"));
        assertEquals(-360, bearing.parse("-360"));
        assertEquals(360, bearing.parse("360"));
        assertEquals(0, bearing.parse("0"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "0",
                "-1",
                "1001",
                "2147483648",
                "-2147483649",
                "99999999999999999999",
                "1.0",
                "1,5",
                "1e2",
                "0x10",
                "two",
                "1 ",
                " 1",
                "3+",
                "--1",
                "1\n"
            })
    void whatIsNoNumberFromOneToAThousandIsRefused(String text) {
        BadValueException fault = assertThrows(BadValueException.class, () -> teams.parse(text));
        assertEquals("takes a whole number from 1 to 1000", fault.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-361", "361", "north"})
    void theUnitIsNamedWhenABearingIsRefused(String text) {
        BadValueException fault = assertThrows(BadValueException.class, () -> bearing.parse(text));
        assertEquals("takes a whole number from -360 to 360 degrees", fault.getMessage());
    }

    @Test
    void everyNumberIsReadBackAsItIsShown() {
        for (int degrees = -360; degrees <= 360; degrees++) {
            assertEquals(degrees, bearing.parse(bearing.show(degrees)));
        }
    }

    @Test
    void helpCallsDegreesByTheirName() {
        assertEquals("DEG", bearing.label());
        assertEquals("N", teams.label());
        assertEquals("N", new WholeNumberFormat(1, 2, "hexes").label());
    }

    @Test
    void aRangeCountsFromOneEndToTheOther() {
        assertEquals(List.of(-1, 0, 1, 2), bearing.span(-1, 2));
        assertEquals(List.of(5), teams.span(5, 5));
        assertEquals(List.of(), teams.span(6, 5));
    }

    @Test
    void nothingIsOfferedForCompletionAndANumberIsNoFlag() {
        assertEquals(List.of(), teams.choices());
        assertFalse(teams.isFlag());
        assertEquals("7", teams.explain(7));
    }

    @Test
    void itIsANumberForJson() {
        assertEquals(true, teams.isNumber());
    }
}
