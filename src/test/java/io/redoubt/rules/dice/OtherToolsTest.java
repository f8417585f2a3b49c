package io.redoubt.rules.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forms of other dice tools that are taken as they are; {@link FormulaFaultTest} has those that are named with ours. */
class OtherToolsTest {
    private final FormulaFormat expressions = new FormulaFormat();

    /** What players of AnyDice, roll20, Foundry, Troll and dice bots type first is taken, with their meaning. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1d20+5|1d20+5",
                "2d20kh|2d20kh1",
                "2d20k1|2d20kh1",
                "4d6kh3|4d6kh3",
                "4d6dl|4d6dl1",
                "4d6k3|4d6kh3",
                "4dF|4dF",
                "4df+2|4dF+2",
                "d%|1d100",
                "3d6r<2|3d6r<=1",
                "3d6ro1|3d6ro=1",
                "d6!>4|1d6!>=5",
                "d6!5|1d6!=5",
                "6d6!k3|6d6!kh3",
                "10d6>5f1|10d6>=6f=1",
                "5d10t7f1|5d10>=7f=1",
                "10d10 8+|10d10>=8",
                "5d6>=5!|5d6!=6>=5",
                "10d10!10>=7|10d10!=10>=7",
                "{4d6+2,3d8}kh1|max(4d6+2,3d8)",
                "[highest 3 of 4d6]|4d6kh3",
                "d{1..6}|1d{1,2,3,4,5,6}",
                "(1d4)d6|(1d4)d6",
                "floor(3d6/2)|floor(3d6/2)",
                "6x4d6kh3|6x(4d6kh3)",
                "max(d8!!,d6!!)|max(1d8!!,1d6!!)",
                "3d6[fire]+2|3d6[fire]+2",
                "d20+5 vs 15|1d20+5 vs 15",
                "2D6 × 2|2d6*2"
            })
    void whatPlayersOfOtherToolsTypeFirstIsTaken(String text, String ours) {
        assertEquals(ours, expressions.parse(text).toString());
    }
}
