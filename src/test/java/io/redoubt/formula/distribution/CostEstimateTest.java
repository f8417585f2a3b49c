package io.redoubt.formula.distribution;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.rules.dice.notation.FormulaReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An estimate is near what was measured with C1, which answers single questions. */
class CostEstimateTest {
    /** A little more than the factor of the measurements. */
    private static final double NEAR = 1.9;

    /** The milliseconds were measured once. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "33d20!|33",
                "60d20!|92",
                "55d10!!|25",
                "49d20r1!|58",
                "228d100|22",
                "max(129d100,22d10!)|42",
                "min(17d100,40d100!)|20",
                "27d10! vs 74d4!|37",
                "69d100! vs 64d8!|390",
                "4x(27d20!)|760",
                "12x(23d6!!)|1150",
                "8d100*7d100|38",
                "26d100dl3dh2|30",
                "30d100dl4dh4|70",
                "(12d10)d20|80",
                "37d100!>=4>=2|40"
            })
    void anEstimateIsNear(String formula, double millis) {
        double estimate = CostEstimate.nanos(FormulaReader.read(formula)) / 1e6;
        assertTrue(
                estimate > millis / NEAR && estimate < millis * NEAR,
                () -> formula + " is estimated at " + estimate + " ms and took " + millis);
    }

    @ParameterizedTest
    @CsvSource({"3d6,1", "4d6kh3,1", "6x(4d6kh3),1", "2d6*2d6,1", "12d6>=4,1", "(4d6>=4)+(2d8>=5),1"})
    void everydayFormulasTakeNoTime(String formula, double mostMillis) {
        assertTrue(CostEstimate.nanos(FormulaReader.read(formula)) < mostMillis * 1e6, formula);
    }

    @ParameterizedTest
    @CsvSource({"900d1000!", "200d20!kh3", "99d100dl30dh20", "300d100*300d100"})
    void whatTakesSecondsIsKnownBeforehand(String formula) {
        assertTrue(CostEstimate.nanos(FormulaReader.read(formula)) > 2e9, formula);
    }
}
