package io.redoubt.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers for people are short, and never say certain of what is not. */
class FigureTest {
    @ParameterizedTest
    @CsvSource({
        "0,1,0 %",
        "1,1,100 %",
        "1,2,50.0 %",
        "1,3,33.3 %",
        "2,3,66.7 %",
        "1,1000,0.1 %",
        "1,2001,<0.1 %",
        "1,1000000,<0.1 %",
        "999,1000,99.9 %",
        "1999,2000,>99.9 %",
        "999999,1000000,>99.9 %",
        "1,8,12.5 %",
        "1,16,6.3 %"
    })
    void aPercentageHasOneDecimalAndNeverRoundsToCertainty(long numerator, long denominator, String text) {
        assertEquals(text, Percent.of(Fraction.of(numerator, denominator)));
    }

    @Test
    void onlyTheImpossibleIsNoPercentAndOnlyTheCertainAHundred() {
        for (int ways = 1; ways < 5000; ways++) {
            String text = Percent.of(Fraction.of(ways, 5000));
            assertTrue(!text.equals("0 %") && !text.startsWith("0.0") && !text.startsWith("100"), text);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0,1,0",
        "10,1,10",
        "100,1,100",
        "7,2,3.5",
        "2,3,0.67",
        "1,3,0.33",
        "-1,2,-0.5",
        "21,2,10.5",
        "1005,1000,1.01",
        "1,1000,0",
        "2000000,1,2000000"
    })
    void aMeanHasTwoDecimalsAtMost(long numerator, long denominator, String text) {
        assertEquals(text, Decimals.mean(Fraction.of(numerator, denominator)));
    }

    /** The last lies a hair below a half, where a double would round up. */
    @ParameterizedTest
    @CsvSource({
        "0,1,0",
        "4,1,2",
        "2,1,1.41",
        "3,1,1.73",
        "35,4,2.96",
        "1,4,0.5",
        "1010025,1000000,1.01",
        "1010024999,1000000000,1"
    })
    void aRootHasTwoDecimalsAtMost(long numerator, long denominator, String text) {
        assertEquals(text, Decimals.root(Fraction.of(numerator, denominator)));
    }

    @ParameterizedTest
    @CsvSource({"0,1,0", "1,1000,<0.01", "1,100,0.01", "-1,1000,0"})
    void anAverageOfMoreThanNothingNeverReadsAsNothing(long numerator, long denominator, String text) {
        assertEquals(text, Decimals.average(Fraction.of(numerator, denominator)));
    }

    @ParameterizedTest
    @CsvSource({
        "0,1,''",
        "1,1,██████████",
        "1,2,█████",
        "1,80,▏",
        "3,80,▍",
        "7,80,▉",
        "9,80,█▏",
        "1,1000,''",
        "79,80,█████████▉"
    })
    void aBarIsAsLongAsItsProbability(long numerator, long denominator, String bar) {
        assertEquals(bar, TextBar.of(Fraction.of(numerator, denominator), 10));
    }

    @Test
    void barsGrowByEighthsOfAColumn() {
        int last = 0;
        for (int eighths = 0; eighths <= 80; eighths++) {
            String bar = TextBar.of(Fraction.of(eighths, 80), 10);
            assertEquals((eighths + 7) / 8, bar.length());
            assertTrue(bar.length() >= last);
            last = bar.length();
        }
    }
}
