package io.redoubt.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.cli.runtime.Environment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions beside each other: outcome by outcome, and both rolled. */
class ComparisonRequestTest {
    /** Unharmed 2/3, pinned 1/9, destroyed 2/9. */
    private static final String TRAINED = "shoot --at nest --skill 4+ --firepower 3+";

    /** Unharmed 5/6, pinned 1/12, destroyed 1/12. */
    private static final String POOR = "shoot --at nest --skill 5+ --firepower 4+";

    @TempDir
    private Path folder;

    private static Shell.Result compare(String... questions) {
        List<String> words = new ArrayList<>(List.of("compare"));
        words.addAll(List.of(questions));
        return Shell.plain().run(words);
    }

    @Test
    void rowsThatDifferAndTheHighestOfEachAreMarked() {
        Shell.Result result = compare(TRAINED, POOR);
        assertEquals(0, result.exit(), result.err());
        assertEquals(
                List.of(
                        "1  shoot --at nest --skill 4+ --firepower 3+",
                        "2  shoot --at nest --skill 5+ --firepower 4+",
                        "",
                        "                   1          2",
                        "* unharmed    66.7 %     83.3 % ▲",
                        "* pinned      11.1 % ▲    8.3 %",
                        "* destroyed   22.2 % ▲    8.3 %",
                        "  * differs   ▲ the highest of its row",
                        "",
                        "  When both are rolled, 1 does better than 2 in 29.6 %, worse in 12.0 %, equal",
                        "    in 58.3 %"),
                result.lines());
    }

    /** 1/9 x 5/6 + 2/9 x 11/12 = 8/27; 2/3 x 1/6 + 1/9 x 1/12 = 13/108; both alike: the rest. */
    @Test
    void programsAreToldTheSameExactly() {
        String json = compare("--json", TRAINED, POOR).out();
        assertTrue(
                json.startsWith("{\"command\":\"compare\",\"questions\":[{\"game\":\"fow\",\"command\":\"shoot\","
                        + "\"mode\":\"odds\","),
                json);
        assertTrue(json.contains("\"question\":\"" + POOR + "\"}]"), json);
        assertTrue(
                json.contains(
                        "\"better\":[{\"first\":2,\"second\":1,\"outcome\":\"unharmed\",\"exactDifference\":\"1/6\"},"
                                + "{\"first\":1,\"second\":2,\"outcome\":\"pinned\",\"exactDifference\":\"1/36\"},"
                                + "{\"first\":1,\"second\":2,\"outcome\":\"destroyed\",\"exactDifference\":\"5/36\"}]"),
                json);
        assertTrue(json.contains("\"exact\":{\"better\":\"8/27\",\"alike\":\"7/12\",\"worse\":\"13/108\"}}]}"), json);
        assertEquals(1, json.lines().count());
    }

    /** Every two results of 3d6>=4 and 2d6>=4, counted by hand: 64 and 16 ways of eighths and quarters. */
    @Test
    void numbersAreComparedBySize() {
        int more = 0;
        int alike = 0;
        int[] three = {1, 3, 3, 1};
        int[] two = {1, 2, 1};
        for (int one = 0; one < three.length; one++) {
            for (int other = 0; other < two.length; other++) {
                more += one > other ? three[one] * two[other] : 0;
                alike += one == other ? three[one] * two[other] : 0;
            }
        }
        assertEquals(16, more);
        assertEquals(10, alike);
        String json = compare("dice 3d6>=4", "dice 2d6>=4", "--json").out();
        assertTrue(
                json.contains("\"of\":\"successes\",\"odds\":{\"more\":0.5,\"alike\":0.3125,\"fewer\":0.1875},"
                        + "\"exact\":{\"more\":\"1/2\",\"alike\":\"5/16\",\"fewer\":\"3/16\"}"),
                json);
        assertTrue(compare("dice 2d6>=4", "dice 3d6>=4")
                .out()
                .contains("When both are rolled, dice that do: 2 is higher in 50.0 %, 1 in 18.8 %, equal"));
    }

    @Test
    void aYesIsBetterThanANoAndTheFirstSideBetterThanTheSecond() {
        // 5/12 of 1d12>=8 and 5/12 of 2d6>=8: 5/12 x 7/12 each.
        assertTrue(compare("dice (2d6)>=8", "dice (1d12)>=8", "--json")
                .out()
                .contains("\"exact\":{\"better\":\"35/144\",\"alike\":\"37/72\",\"worse\":\"35/144\"}"));
        assertTrue(compare("dice d6 vs d4", "dice d4 vs d6")
                .out()
                .contains("When both are rolled, 1 does better than 2 in"));
    }

    @Test
    void ofThreeEachIsHeldAgainstEachOther() {
        List<String> lines = compare(TRAINED, POOR, TRAINED + " --range 20in").lines();
        assertTrue(lines.contains("  better than 1        ·     12.0 %"), lines::toString);
        assertTrue(lines.contains("  better than 2   29.6 %          ·"), lines::toString);
        assertTrue(lines.contains("* unharmed        66.7 %     83.3 % ▲        -"), lines::toString);
        assertTrue(
                lines.get(lines.size() - 2).startsWith("  3 is not allowed: 20\" to the nearest part"),
                lines::toString);
        assertFalse(lines.stream().anyMatch(line -> line.contains("than 3")), lines::toString);
    }

    @Test
    void verbsThatDifferShareTheirRowsAndHaveNoOrder() {
        Shell.Result result = compare("gap --with pioneers --teams 2 --skill 4+", TRAINED);
        assertTrue(result.lines().contains("  1 has no unharmed, pinned, destroyed"), result.out());
        assertTrue(result.lines().contains("  2 has no ungapped, gapped"), result.out());
        assertTrue(result.out().contains("  Outcomes of different verbs have no common order"), result.out());
        assertFalse(result.out().contains("both are rolled"), result.out());
    }

    @Test
    void outcomesWithoutAnOrderAreComparedOneByOne() {
        String counterattack = "counterattack --from nest --adjacent infantry --motivation ";
        Shell.Result result = compare(counterattack + "3+", counterattack + "4+");
        assertTrue(
                result.out().contains("Outcomes of counterattack have no order from worst to best: they are"),
                result.out());
    }

    @Test
    void whatDoesNotDifferSaysSo() {
        assertTrue(compare(TRAINED, TRAINED).lines().contains("  No differences."));
    }

    @Test
    void aSheetHasARowForEachOutcome() {
        List<String> rows = compare(TRAINED, POOR, "--format", "csv").lines();
        assertEquals("row,question_1,question_1_exact,question_2,question_2_exact,differs,highest", rows.get(0));
        assertEquals("question," + TRAINED + ",," + POOR + ",,,", rows.get(1));
        assertEquals("answer,odds,,odds,,,", rows.get(2));
        assertEquals("destroyed,0.2222222222222222,2/9,0.08333333333333333,1/12,true,1", rows.get(5));
        assertEquals("better_than_1,,,0.12037037037037036,13/108,,", rows.get(6));
        assertEquals("better_than_2,0.2962962962962963,8/27,,,,", rows.get(7));
    }

    @Test
    void columnsThatDoNotFitStandBelow() {
        Shell.Result narrow = Shell.in(Map.of("COLUMNS", "41", "NO_COLOR", "1"))
                .at(new Environment.Terminal(false, true, false))
                .run(List.of("compare", TRAINED, POOR, TRAINED, POOR));
        assertEquals(0, narrow.exit(), narrow.err());
        narrow.lines().forEach(line -> assertTrue(line.length() <= 40, line));
        assertEquals(
                2,
                narrow.lines().stream()
                        .filter(line -> line.contains("unharmed"))
                        .count(),
                narrow.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --at nest --skill 4+ | question 2: --firepower is missing",
                "shot --at nest | question 2: unknown command or game shot; did you mean shoot?",
                "shoot --at nest --skill 4+ --firepower 3+ --teams 1..3 | question 2: lists and ranges are not allowed",
                "shoot --at nest --skill 4+ --firepower 3+ --seed 1 | question 2: compare rolls no dice",
                "shoot --at nest --skill 4+ --firepower 3+ --json | question 2: --json applies to all questions",
                "shoot --help | question 2: --help is not available in compare; see redoubt fow shoot --help",
                "batch | question 2: batch has no odds",
                "' ' | question 2: the question is empty",
                "shoot --at 'nest | question 2: a ' is opened and never closed"
            })
    void aBadQuestionIsNamedByItsNumber(String question, String message) {
        Shell.Result result = compare(TRAINED, question);
        assertEquals(2, result.exit());
        assertTrue(result.err().startsWith("redoubt: " + message), result.err());
        assertEquals("", result.out());
    }

    @Test
    void oneQuestionIsNoComparison() {
        assertEquals(2, compare(TRAINED).exit());
        assertTrue(compare(TRAINED).err().contains("a second one is missing"));
        assertTrue(compare().err().contains("two are missing"));
        assertTrue(Shell.plain().type("compare " + TRAINED).err().contains("put each question in quotes"));
        String[] many = new String[51];
        java.util.Arrays.fill(many, TRAINED);
        assertTrue(compare(many).err().contains("50 questions at most, not 51"));
    }

    @Test
    void whatAQuestionRequiresMustHold() {
        Shell.Result result = compare(TRAINED + " --require destroyed>=1/2", POOR);
        assertEquals(1, result.exit());
        assertEquals("redoubt: question 1: required destroyed>=1/2, but it is 2/9\n", result.err());
        assertEquals(3, compare(TRAINED + " --range 20", POOR + " --range 20").exit());
    }

    @Test
    void questionsMayComeOneALine() {
        Shell.Result result = Shell.plain()
                .reading("# two guns\n" + TRAINED + "\n\nredoubt fow " + POOR + "\n")
                .type("compare -");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.lines().get(1).startsWith("2  redoubt fow shoot"), result.out());
    }

    @Test
    void aGameBeforeTheCommandIsThatOfEveryQuestion() {
        Shell.Result result = Shell.plain().run(List.of("vv", "compare", "rally", "rally --leader 1"));
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("rallied"), result.out());
    }

    @Test
    void aBatchComparesToo() {
        String line = "compare '" + TRAINED + "' '" + POOR + "'";
        String object = "{\"command\":\"compare\",\"questions\":[\"" + TRAINED + "\",\"" + POOR + "\"]}";
        Shell.Result result = Shell.plain()
                .reading(line + "\n" + object + "\ncompare '" + TRAINED + "'\n")
                .type("batch");
        assertEquals(2, result.exit());
        assertEquals(
                compare("--json", TRAINED, POOR).lines().get(0), result.lines().get(0));
        assertEquals(result.lines().get(0), result.lines().get(1));
        assertTrue(
                result.lines().get(2).startsWith("{\"line\":3,\"error\":\"compare takes two or more questions"),
                result.out());
        Shell.Result sheet = Shell.plain().reading(line + "\n").type("batch --format csv");
        assertTrue(sheet.lines().contains("1,,compare,odds,destroyed: 1 above 2,0.1388888888888889,5/36"), sheet.out());
        assertTrue(sheet.lines().contains("1,,compare,odds,outcome: 1 above 2,0.2962962962962963,8/27"), sheet.out());
    }

    @Test
    void piecesOfABattleFillTheirQuestions() {
        String table = "add nest n1\nunit tank --skill 4+ --firepower 3+\nunit poor --skill 5+ --firepower 4+\n";
        Shell at = Shell.plain().from(folder);
        Shell.Result played = at.reading(table + "compare 'shoot n1 --by tank' 'odds shoot n1 --by poor'\n")
                .type("play caen.battle");
        assertEquals(0, played.exit(), played.err());
        assertTrue(played.out().contains("* destroyed   22.2 % ▲    8.3 %"), played.out());
        assertTrue(played.out().contains("   from n1: at nest; from tank: skill 4+, firepower 3+"), played.out());
        Shell.Result asked = at.run(
                List.of("compare", "--battle", "caen.battle", "shoot n1 --by tank", "shoot n1 --by poor", "--json"));
        assertEquals(0, asked.exit(), asked.err());
        assertTrue(asked.out().contains("\"pieces\":{\"at\":\"n1\",\"by\":\"poor\"}"), asked.out());
        assertTrue(at.run(List.of("compare", "--battle", "caen.battle", "shoot n1 --by tank", "shoot n9 --by tank"))
                .err()
                .startsWith("redoubt: question 2: --at n9: there is no piece or card called n9"));
    }

    /** Fifty dear questions at once are one dear question. */
    @Test
    void allQuestionsShareOnePatience() {
        String question = "dice 40d6";
        Shell shell = Shell.in(Map.of("REDOUBT_PATIENCE", "20ms"));
        assertEquals(0, shell.words("compare", question, "dice 2d6").exit());
        List<String> words = new ArrayList<>(List.of("compare"));
        for (int i = 0; i < 8; i++) {
            words.add(question);
        }
        Shell.Result refused = shell.run(words);
        assertEquals(2, refused.exit());
        assertTrue(refused.err().contains("longer than 20ms"), refused.err());
        words.set(8, question + " --patience 5m");
        assertEquals(0, shell.run(words).exit(), "the most patient question speaks for all");
    }
}
