package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code --until} counts along one list to the first value for which it holds. */
class UntilTest {
    private static final String SHOT = "fow shoot --at nest --skill trained --rof 2 --firepower 4+ --odds ";

    @Test
    void theNumberIsNamedWithTheRowBeforeIt() {
        assertEquals(
                List.of(
                        "Flames Of War · shooting at a Nest",
                        "asked: at nest, skill trained 4+, rof 2, firepower 4+",
                        "",
                        "  teams 9 is the first of the 20 values with destroyed >= 90 %: 91.0 %",
                        "",
                        "teams  unharmed   pinned  destroyed",
                        "8         1.0 %   10.8 %     88.2 %",
                        "9         0.6 %    8.5 %     91.0 %"),
                told(SHOT + "--teams 1..20 --until destroyed>=90%"));
    }

    @Test
    void theFirstOfAllHasNoRowBeforeIt() {
        List<String> lines = told(SHOT + "--teams 4..6 --until destroyed>50%");
        assertEquals("teams  unharmed   pinned  destroyed", lines.get(lines.size() - 2));
        assertTrue(lines.get(lines.size() - 1).startsWith("4 "), lines::toString);
    }

    @Test
    void whatHoldsForNoneSaysWhichComesNearest() {
        Shell.Result result = Shell.plain().type(SHOT + "--teams 1..5 --until destroyed>=90%");
        assertEquals(0, result.exit());
        assertEquals(
                "  None of the 5 values of teams has destroyed >= 90 %; teams 5 is closest with",
                result.lines().get(3));
        assertEquals("", result.err());
    }

    @Test
    void itStopsAtTheFirst() {
        String json = Shell.plain()
                .type(SHOT + "--teams 1..1000 --until destroyed>=90% --json")
                .out();
        assertTrue(
                json.endsWith("\"until\":{\"condition\":\"destroyed>=9/10\",\"holds\":true,\"input\":\"teams\","
                        + "\"value\":\"9\",\"odds\":0.9096048864993564,\"exact\":\"16385984911571535/18014398509481984\","
                        + "\"counted\":9,\"before\":{\"value\":\"8\",\"odds\":0.8819329129787512,"
                        + "\"exact\":\"248242046141055/281474976710656\"}}}\n"),
                json);
        assertTrue(json.contains("\"teams\":9"), json);
    }

    @Test
    void aSheetHasTheTwoRows() {
        List<String> rows = told(SHOT + "--teams 1..9 --until destroyed>=1/2 --format csv");
        assertTrue(rows.get(0).startsWith("teams,until,answer,unharmed,"), rows::toString);
        assertTrue(rows.get(1).startsWith("2,before,odds,"), rows::toString);
        assertTrue(rows.get(2).startsWith("3,first,odds,"), rows::toString);
        assertEquals(3, rows.size());
    }

    @Test
    void whatIsRefusedIsPassedOver() {
        assertTrue(told(SHOT + "--range 20,18,10 --until destroyed>=10%")
                .get(3)
                .startsWith("  range 10in is the first of the 3 values"));
        Shell.Result none = Shell.plain().type(SHOT + "--range 20,18 --until destroyed>=10%");
        assertEquals(3, none.exit());
        assertEquals("  None of the 2 values of range is allowed", none.lines().get(3));
    }

    /** The same as the breach's own search, which asks for a probability alone. */
    @Test
    void aBreachIsCountedBothWays() {
        String breach = "lg gap --points 3 --hit 7/10 --penetrate 5/10 --odds ";
        String own = Shell.plain().type(breach + "--until 90%").out();
        assertTrue(own.contains("14 attacks breach it with a probability of at least 90%"), own);
        String counted = Shell.plain()
                .type(breach + "--attacks 1..30 --until breached>=90%")
                .out();
        assertTrue(counted.contains("attacks 14 is the first of the 30 values with breached >= 90 %"), counted);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "vv shoot --apfp 1..12 --at open --terrain open | casualty-points>=2>=40% | apfp 5",
                "dh shoot --by small-arms --at bunker --ap 4 --shots 1..40 | casualties>=50% | shots",
                "fow gap --with pioneers --teams 1..6 --skill veteran | gapped>=90% | teams 3",
                "dice 1..20d6>=5 | successes>=3>=90% | 15d6>=5 is the first of the 20 values"
            })
    void everyVerbHasIt(String verb, String condition, String first) {
        Shell.Result result = Shell.plain().type(verb + " --odds --until '" + condition + "'");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("\n  " + first), result.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--teams 3 --until destroyed>=1/2 | --until destroyed>=1/2 needs exactly one list or range: give one",
                "--teams 1..3 --range 8,9 --until destroyed>=1/2 | and there are 2: --range, --teams",
                "--teams 1..3 --until wrecked>=1/2 | --until wrecked>=1/2: unknown outcome wrecked",
                "--teams 1..3 --until destroyed>=2 | --until destroyed>=2: the probability is",
                "--teams 1..3 --until 90% | --until 90%: write an outcome, one of",
                "--teams 1..3 --until hits>=2>=1/2 | --until hits>=2>=1/2: this question has no number hits"
            })
    void whatCannotBeCountedSaysWhy(String options, String message) {
        Shell.Result result = Shell.plain().type(SHOT + options);
        assertEquals(2, result.exit());
        assertTrue(result.err().contains(message), result.err());
        assertEquals("", result.out());
    }

    @Test
    void aRulingCountsNothing() {
        Shell.Result result =
                Shell.plain().type("shoot --at nest --skill 4 --firepower 4 --teams 3 --until destroyed>=1/2");
        assertEquals("redoubt: --until needs --odds and one list or range\n", result.err());
    }

    @Test
    void aBatchCountsToo() {
        Shell.Result result = Shell.plain()
                .reading(
                        "fow shoot --at nest --skill trained --firepower 4+ --teams 1..9 --until destroyed>=30%\n"
                                + "{\"command\":\"shoot\",\"at\":\"nest\",\"skill\":\"trained\",\"firepower\":\"4+\","
                                + "\"teams\":\"1..2\",\"until\":\"destroyed>=30%\"}\n"
                                + "{\"game\":\"lg\",\"command\":\"gap\",\"points\":3,\"hit\":7,\"penetrate\":5,\"until\":\"90%\"}\n")
                .type("batch");
        assertEquals(0, result.exit());
        assertTrue(result.lines().get(0).contains("\"holds\":true,\"input\":\"teams\",\"value\":\"3\""), result.out());
        assertTrue(result.lines().get(1).contains("\"holds\":false"), result.out());
        assertTrue(result.lines().get(2).contains("\"until\":\"90%\""), result.out());
        assertEquals("", result.err());
    }

    @Test
    void piecesOfABattleAreAListToo() {
        Shell.Result result = Shell.plain().reading("""
                        add nest n1
                        unit tank --skill trained --rof 2 --firepower 3+
                        unit rifles --skill veteran --firepower 5+
                        odds shoot n1 --by rifles,tank --until destroyed>=30%
                        """).type("play");
        assertTrue(result.out().contains("by tank is the first of the 2 values"), result.out());
    }

    private static List<String> told(String command) {
        Shell.Result result = Shell.plain().type(command);
        assertEquals(0, result.exit(), result.err());
        return result.lines();
    }
}
