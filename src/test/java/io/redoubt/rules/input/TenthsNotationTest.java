package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.redoubt.rules.dh.shared.D10Chance;
import io.redoubt.rules.lg.shared.TenthsChance;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every game with ten-sided dice reads a chance in each of its spellings, and refuses what ten faces cannot show. */
class TenthsNotationTest {
    @ParameterizedTest
    @CsvSource({"6/10,6", "6,6", "1-6,6", "60%,6", "0%,0", "100%,10", "0,0", "10/10,10"})
    void bothGamesReadAChanceAlike(String text, int faces) {
        assertEquals(OptionalInt.of(faces), TenthsNotation.parse(text));
        assertEquals(
                faces, new D10Chance.Format("see the army list").parse(text).faces());
        assertEquals(faces, new TenthsChance.Written().parse(text).number());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "%", "65%", "110%", "60", "11/10", "1-11", "-6", "6/", "/10", "6 %", "6.0", "0.6", "6/10%",
                "1-6/10", "10000%"
            })
    void whatTenFacesCannotShowIsRefused(String text) {
        assertEquals(OptionalInt.empty(), TenthsNotation.parse(text));
        assertThrows(BadValueException.class, () -> new D10Chance.Format("see the army list").parse(text));
        assertThrows(BadValueException.class, () -> new TenthsChance.Written().parse(text));
    }

    @Test
    void aRangeOfFacesFromOneIsAChanceOfDisposableHeroes() {
        assertEquals(6, new D10Chance.Format("see the army list").parse("1..6").faces());
        assertThrows(BadValueException.class, () -> new D10Chance.Format("see the army list").parse("1..60%"));
    }
}
