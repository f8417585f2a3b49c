package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Odds of numbers: a line each beside uncertain outcomes, a chart of the one that was asked for. */
class AmountsTest {
    private static final String GUN =
            "dh shoot --by main-gun --gun t34:76.2mm --at glog --acquire 6 --hit 5 --guts 6 --odds";
    private static final String RIFLES = "dh shoot --by small-arms --at slog --shots 6 --ap 8 --guts 6 --odds";

    private static List<String> ask(String line) {
        return Shell.plain().type(line).lines();
    }

    private static int bars(List<String> lines) {
        return (int) lines.stream().filter(line -> line.contains("█")).count();
    }

    /** The complaint that made the rule: one shot of a gun printed six charts. */
    @Test
    void besideOutcomesEachNumberIsALine() {
        List<String> lines = ask(GUN);
        assertTrue(lines.contains("  Pin markers, 0.1 on average: 0 91.7 %   1 7.3 %   3 1.0 %"), "" + lines);
        assertTrue(
                lines.contains("  men left, 9.17 on average: 0 to 10, most often 10; --show survivors charts it"),
                "" + lines);
        assertTrue(bars(lines) <= 12, "a bar for an outcome and for nothing else: " + lines);
    }

    @ParameterizedTest
    @CsvSource({
        "survivors, '  men left, 9.17 on average'",
        "pins, '  Pin markers, 0.1 on average'",
        "destroyed, '  fortifications destroyed, 0.03 on average'",
    })
    void theNumberThatWasAskedForHasItsChart(String show, String heading) {
        List<String> lines = ask(GUN + " --show " + show);
        assertTrue(lines.contains(heading), "" + lines);
        assertEquals("", lines.get(lines.indexOf(heading) - 1));
        assertTrue(lines.get(lines.indexOf(heading) + 1).startsWith("  0 "), "" + lines);
        assertFalse(lines.stream().anyMatch(line -> line.endsWith("--show " + show + " charts it")));
    }

    @Test
    void whatHardlyEverHappensIsOneValue() {
        List<String> lines = ask(RIFLES);
        assertTrue(
                lines.contains("  hits, 0.3 on average: 0 73.5 %   1 23.2 %   2 3.1 %   3 0.2 %   more <0.1 %"),
                "" + lines);
        int men = lines.indexOf("  men left, 11.76 on average: fewer <0.1 %   9 0.1 %   10 2.0 %   11 19.6 %");
        assertTrue(men > 0, "" + lines);
        assertEquals("    12 78.3 %", lines.get(men + 1));
    }

    /** Where no outcome is open the numbers are the answer. */
    @Test
    void withoutOpenOutcomesEveryNumberHasItsChart() {
        List<String> lines = ask("vv cross --position minefield --units 3 --odds");
        assertTrue(lines.contains("  units eliminated, 1.5 on average"), "" + lines);
        assertEquals(4, bars(lines));
        List<String> leave = ask("dh leave --from conc --section 10 --odds");
        int units = leave.indexOf("  units: 2");
        assertEquals("  men in the largest: 12", leave.get(units + 1), "certain numbers need no blank line between");
    }

    @Test
    void aRulingDoesNotMindWhatIsToBeCharted() {
        assertEquals(
                0,
                Shell.plain()
                        .type(RIFLES.replace("--odds", "--seed 1 --show pins"))
                        .exit());
    }
}
