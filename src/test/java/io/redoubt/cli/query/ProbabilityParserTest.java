package io.redoubt.cli.query;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Probabilities are read exactly, as fractions, decimals or percents. */
class ProbabilityParserTest {
    @ParameterizedTest
    @CsvSource({
        "0,0,1",
        "1,1,1",
        "0.5,1,2",
        ".5,1,2",
        "1.000,1,1",
        "5e-1,1,2",
        "1/2,1,2",
        "2/4,1,2",
        "0/7,0,1",
        "7/7,1,1",
        "50%,1,2",
        "50 %,1,2",
        "0.1%,1,1000",
        "33.3%,333,1000",
        "100%,1,1",
        "0%,0,1",
        "' 1/3 ',1,3"
    })
    void itIsReadExactly(String text, long numerator, long denominator) {
        assertEquals(Optional.of(Fraction.of(numerator, denominator)), ProbabilityParser.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "%",
                "/",
                "1/",
                "/2",
                "1/0",
                "0/0",
                "1/2/3",
                "2",
                "1.01",
                "-0.1",
                "-1/2",
                "1/-2",
                "3/2",
                "100.01%",
                "-1%",
                "half",
                "0,5",
                "1e5",
                "0x1",
                "NaN",
                "Infinity",
                "50%%",
                "1/2%",
                "1e2147483648"
            })
    void nothingElseIs(String text) {
        assertEquals(Optional.empty(), ProbabilityParser.parse(text));
    }

    @Test
    void manyDecimalsAreKeptButNotAnyNumberOfThem() {
        String thousand = "0." + "0".repeat(999) + "1";
        assertEquals(Optional.of(1), ProbabilityParser.parse(thousand).map(Fraction::signum));
        assertEquals(Optional.empty(), ProbabilityParser.parse("0." + "0".repeat(1000) + "1"));
        assertEquals(Optional.empty(), ProbabilityParser.parse("1e-2000000000"));
        assertEquals(Optional.empty(), ProbabilityParser.parse("0e2000000000"));
    }

    @Test
    void aTextOfManyDigitsIsRefused() {
        assertEquals(Optional.empty(), ProbabilityParser.parse("1/" + "9".repeat(200_000)));
    }
}
