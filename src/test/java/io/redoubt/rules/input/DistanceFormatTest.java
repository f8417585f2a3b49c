package io.redoubt.rules.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Distances are read in inches or centimetres and never converted. */
class DistanceFormatTest {
    private final DistanceFormat distances = new DistanceFormat();

    @ParameterizedTest
    @ValueSource(strings = {"12", "12in", "12\"", "12 in", "12 \"", " 12", "12.0", "12.000in", "0012"})
    void twelveInchesAreWrittenInManyWays(String text) {
        Distance twelve = Distance.inches(12);
        assertEquals(twelve, distances.parse(text));
        assertEquals("12in", distances.show(distances.parse(text)));
        assertEquals("12\"", distances.parse(text).toString());
        assertEquals(twelve.hashCode(), distances.parse(text).hashCode());
    }

    @ParameterizedTest
    @CsvSource({
        "0,0in",
        "0.5cm,0.5cm",
        "1.25in,1.25in",
        "10.050cm,10.05cm",
        "0.001,0.001in",
        "1000,1000in",
        "999.999cm,999.999cm",
        "30 cm,30cm",
        "100cm,100cm"
    })
    void aDistanceIsShownWithoutNeedlessZeros(String text, String shown) {
        assertEquals(shown, distances.show(distances.parse(text)));
        assertEquals(distances.parse(text), distances.parse(shown));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "in",
                "cm",
                "\"",
                ".",
                ".5",
                "5.",
                "-1",
                "-1in",
                "+1",
                "1,5",
                "1.2.3",
                "1.2345",
                "1000.001",
                "1001",
                "10000",
                "99999999999999999999",
                "12ft",
                "12m",
                "12 c m",
                "1e2",
                "twelve",
                "12''",
                "12in in",
                "\u0661in",
                "1\u0661cm"
            })
    void whatIsNoDistanceIsRefused(String text) {
        BadValueException fault = assertThrows(BadValueException.class, () -> distances.parse(text));
        assertEquals("takes " + distances.expects(), fault.getMessage());
    }

    @Test
    void theHelpSaysWhatIsExpected() {
        assertEquals("DIST", distances.label());
        assertEquals("a distance like 12in, 12\" or 30cm, at most 1000, with at most 3 decimals", distances.expects());
        assertEquals(List.of(), distances.choices());
    }

    @Test
    void centimetresAreWrittenApartFromTheirNumber() {
        assertEquals("30 cm", Distance.centimetres(30).toString());
        assertEquals("7.5 cm", distances.parse("7.5cm").toString());
        assertEquals(Distance.centimetres(30), distances.parse("30cm"));
    }

    @Test
    void theSameNumberOfInchesAndCentimetresIsNotTheSame() {
        assertNotEquals(Distance.inches(4), Distance.centimetres(4));
        assertNotEquals(Distance.inches(4), Distance.inches(5));
        assertNotEquals(Distance.inches(4), "4in");
        assertNotEquals(Distance.inches(4).hashCode(), Distance.centimetres(4).hashCode());
    }

    @Test
    void distancesOnATableDoNotShareTheirHashes() {
        Set<Integer> hashes = new HashSet<>();
        for (int inches = 0; inches <= 48; inches++) {
            hashes.add(Distance.inches(inches).hashCode());
        }
        assertEquals(49, hashes.size());
    }

    @Test
    void aRangeGoesInWholeSteps() {
        assertEquals(List.of("10in", "11in", "12in"), shown("10", "12\""));
        assertEquals(List.of("0.5cm", "1.5cm"), shown("0.5cm", "2cm"));
        assertEquals(List.of("3in"), shown("3", "3"));
        assertEquals(List.of(), shown("3", "2"));
    }

    @Test
    void aRangeOfTwoUnitsIsRefused() {
        BadValueException fault = assertThrows(BadValueException.class, () -> shown("10in", "30cm"));
        assertEquals("mixes inches and centimetres in one range", fault.getMessage());
    }

    private List<String> shown(String from, String to) {
        return distances.span(distances.parse(from), distances.parse(to)).stream()
                .map(distances::show)
                .toList();
    }
}
