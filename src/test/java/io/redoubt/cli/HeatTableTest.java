package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sweep is a table: a list for one input or three, rows and columns for two. */
class HeatTableTest {
    @Test
    void oneInputGivesARowForEachValueAndAColumnForEachOutcome() {
        assertEquals(
                List.of(
                        "Flames Of War · shooting at a Nest",
                        "asked: at nest, firepower 3+",
                        "",
                        "skill       unharmed   pinned  destroyed",
                        "trained 4+    66.7 %   11.1 %     22.2 %",
                        "veteran 3+    55.6 %   14.8 %     29.6 %"),
                sweep("--at nest --skill trained,veteran --firepower 3+"));
    }

    @Test
    void twoInputsGiveRowsAndColumnsOfTheMostDecisiveOutcome() {
        assertEquals(
                List.of(
                        "Flames Of War · shooting at a Nest",
                        "asked: at nest",
                        "",
                        "destroyed   firepower →",
                        "skill ↓          2+       3+       4+       5+       6+",
                        "trained 4+   34.7 %   22.2 %   12.5 %    5.6 %    1.4 %",
                        "veteran 3+   46.3 %   29.6 %   16.7 %    7.4 %    1.9 %"),
                sweep("--at nest --skill trained,veteran --firepower 2+..6+"));
    }

    @Test
    void theOutcomeOfATableMayBeChosen() {
        assertEquals(
                List.of(
                        "pinned      firepower →",
                        "skill ↓          3+       4+",
                        "trained 4+   11.1 %   12.5 %",
                        "veteran 3+   14.8 %   16.7 %"),
                table("--at nest --skill trained,veteran --firepower 3,4 --show pinned"));
        assertEquals(
                List.of("skill        pinned", "trained 4+   11.1 %", "veteran 3+   14.8 %"),
                table("--at nest --skill trained,veteran --firepower 3 --show pinned"));
    }

    @Test
    void anOutcomeIsAChanceThoughANumberHasItsName() {
        String question = "dh shoot --by small-arms --at bunker --shots 6 --ap 2,8";
        Shell.Result all = Shell.plain().type(question + " --odds");
        assertTrue(all.lines().contains("ap  unharmed  casualties     hits  casualties-mean"), all.out());
        assertTrue(all.lines().contains("8     78.3 %      21.7 %      0.3             0.24"), all.out());
        assertTrue(all.lines().contains("  On average: hits, casualties-mean"), all.out());
        Shell.Result one = Shell.plain().type(question + " --odds --show casualties");
        assertTrue(one.lines().contains("8       21.7 %"), one.out());
        Shell.Result number =
                Shell.plain().type(question.replace("bunker", "slog") + " --guts 6 --odds --show casualties");
        assertTrue(number.lines().contains("  On average: casualties"), number.out());
    }

    /** A card fills in its crew: no one number of it is true of every row. */
    @Test
    void whatDiffersFromRowToRowIsNotSaidOfAll() {
        Shell.Result cards = Shell.plain()
                .type("dh shoot --by main-gun --gun slog:45mm,conc:10.5cm --at slog,glog --acquire 6 --hit 5 --guts 6"
                        + " --odds");
        assertEquals(
                "asked: by main-gun, acquire 6/10, hit 5/10, guts 6/10",
                cards.lines().get(1));
        Shell.Result crew = Shell.plain().type("dh shoot --by flame-thrower --at slog,glog --crew 3 --guts 6 --odds");
        assertEquals("asked: by flame-thrower, crew 3, guts 6/10", crew.lines().get(1));
    }

    @Test
    void aReasonStaysTogetherWithItsRule() {
        Shell.Result modes =
                Shell.plain().type("dh assault --mode improvised,close-assault --at slog --score 3 --odds");
        List<String> lines = modes.lines();
        assertEquals(
                "  - not allowed: An Improvised Close Assault is barred: make a real", lines.get(lines.size() - 2));
        assertEquals("    one  DH-CA-02", lines.get(lines.size() - 1));
    }

    @Test
    void aNumberThatACombinationDoesNotHaveIsLeftBlank() {
        String breach = "lg gap --points 3 --attacks 2,3 --hit 7/10 --penetrate 5/10 --odds";
        List<String> lines = Shell.plain().type(breach).lines();
        assertEquals("attacks  not-breached  breached  points-done  attacks-needed", lines.get(3));
        assertEquals("2               100 %       0 %          0.7               3", lines.get(4));
        List<String> fewer = Shell.plain()
                .type(breach.replace("2,3", "1..3") + " --show attacks-needed")
                .lines();
        assertEquals(
                List.of("attacks  attacks-needed", "1                     2", "2                     3"),
                fewer.subList(3, 6));
        List<String> many = Shell.plain()
                .type(breach.replace("2,3", "100,101").replace("5/10", "10/10").replace("7/10", "10/10")
                        + " --show attacks-needed")
                .lines();
        assertEquals(List.of("attacks  attacks-needed", "100                   3", "101"), many.subList(3, 6));
    }

    @Test
    void threeInputsGiveARowForEachCombination() {
        List<String> table = table("--at nest --skill trained,veteran --rof 1,2 --firepower 3,4");
        assertEquals("skill       rof  firepower  unharmed   pinned  destroyed", table.get(0));
        assertEquals("trained 4+  1    3+           66.7 %   11.1 %     22.2 %", table.get(1));
        assertEquals("trained 4+  1    4+           75.0 %   12.5 %     12.5 %", table.get(2));
        assertEquals("trained 4+  2    3+           44.4 %   16.0 %     39.5 %", table.get(3));
        assertEquals("veteran 3+  2    4+           44.4 %   25.0 %     30.6 %", table.get(8));
        assertEquals(9, table.size());
    }

    @Test
    void columnsThatAreTooManyBecomeRows() {
        List<String> table = table("--at nest --skill trained,veteran --range 1..12 --firepower 3");
        assertEquals("skill       range  unharmed   pinned  destroyed", table.get(0));
        assertEquals(25, table.size());
    }

    @Test
    void whatIsNotAllowedHasAnEmptyCellAndItsReasonOnce() {
        Shell.Result result =
                Shell.plain().type("shoot --odds --at nest --skill trained,veteran --range 16,17 --firepower 3");
        assertEquals(0, result.exit());
        List<String> table = result.lines()
                .subList(result.lines().indexOf("") + 1, result.lines().size());
        assertEquals("destroyed   range →", table.get(0));
        assertEquals("skill ↓        16in     17in", table.get(1));
        assertEquals("trained 4+   22.2 %        -", table.get(2));
        assertEquals("veteran 3+   29.6 %        -", table.get(3));
        String reasons = String.join(" ", table.subList(4, table.size()));
        assertEquals(2, reasons.split("not allowed: 17\" to the nearest part is out of reach", -1).length, reasons);
        assertTrue(reasons.endsWith("FOW-SHOT-06"), reasons);
    }

    @Test
    void aTableWhereNothingIsAllowedIsARefusal() {
        Shell.Result result = Shell.plain().type("shoot --odds --at nest --skill 4 --range 17,18 --firepower 3");
        assertEquals(3, result.exit());
        List<String> table = result.lines()
                .subList(result.lines().indexOf("") + 1, result.lines().size());
        assertEquals("range  outcome", table.get(0));
        assertEquals("17in         -", table.get(1));
        assertEquals("18in         -", table.get(2));
    }

    @Test
    void quantitiesAreShownByTheirMean() {
        assertEquals(
                List.of(
                        "markers  rof →",
                        "skill ↓        2        3",
                        "4+             1      1.5",
                        "5+          0.67        1",
                        "  On average: markers (smoke markers)"),
                table("--at nest --skill 4,5 --rof 2,3 --smoke --show markers"));
    }

    @ParameterizedTest
    @CsvSource({"1/8,0", "1/7,1", "2/9,1", "1/4,1"})
    void aRequirementMustHoldForEveryCombination(String least, int exit) {
        Shell.Result result = Shell.plain()
                .type("shoot --odds --at nest --skill trained --firepower 3,4 --require 'destroyed>=" + least + "'");
        assertEquals(exit, result.exit(), result.err());
    }

    @Test
    void combinationsThatAreTooManyAreRefusedAtOnce() {
        Shell.Result result =
                Shell.plain().type("shoot --odds --at nest --skill 2..6 --firepower 1..6 --rof 1..100 --teams 1..1000");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("more than 10000 answers; use redoubt batch instead"), result.err());
    }

    @Test
    void cardsCountAsWell() {
        for (String sweep :
                List.of("--rof 1..100 --by " + "c,".repeat(100) + "c", "--by " + "c,".repeat(10_000) + "c")) {
            Shell.Result result = Shell.plain().type("shoot --odds --at nest --skill 2 --firepower 1 " + sweep);
            assertEquals(2, result.exit());
            assertTrue(result.err().startsWith("redoubt: --by: the lists and ranges together ask for"), result.err());
        }
    }

    @Test
    void colourShadesTheCellsByTheirProbability() {
        String table = Shell.plain()
                .type("shoot --odds --at nest --skill 4 --firepower 1,6 --color always")
                .out();
        assertTrue(table.contains("\u001b[48;5;"), table);
        assertFalse(Shell.plain()
                .type("shoot --odds --at nest --skill 4 --firepower 1,6")
                .out()
                .contains("\u001b"));
    }

    private static List<String> sweep(String options) {
        Shell.Result result = Shell.plain().type("shoot --odds " + options);
        assertEquals(0, result.exit(), result.err());
        return result.lines();
    }

    private static List<String> table(String options) {
        List<String> lines = sweep(options);
        return lines.subList(lines.indexOf("") + 1, lines.size());
    }
}
