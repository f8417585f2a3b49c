package io.redoubt.cli.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A batch answers line by line, in order, and goes on after a bad line. */
class BatchTest {
    private static final String GOOD = "shoot --at nest --skill 4+ --firepower 3+";
    private static final String REFUSED = GOOD + " --range 20in";
    private static final String UNMET = GOOD + " --require destroyed>=1/2";
    private static final String BAD = "shoot --at castle";

    @Test
    void answersComeInTheOrderOfTheQuestions() {
        List<Object> seen = Json.objects(
                        batch("dice 1d4", "dice 1d6", GOOD, "dice 1d8").out())
                .stream()
                .map(answer -> Json.in(answer, "inputs").getOrDefault("expr", answer.get("command")))
                .toList();
        assertEquals(List.of("1d4", "1d6", "shoot", "1d8"), seen);
    }

    @Test
    void aLineIsAnsweredWithOddsUnlessItSaysOtherwise() {
        List<Object> modes =
                Json.objects(batch(GOOD, GOOD + " --odds", GOOD + " --seed 1", GOOD + " --dice 1")
                                .out())
                        .stream()
                        .map(answer -> answer.get("mode"))
                        .toList();
        assertEquals(List.of("odds", "odds", "ruling", "ruling"), modes);
    }

    @Test
    void theAnswerIsTheOneThatTheCommandGivesAlone() {
        for (String options : List.of(" --odds", " --seed 7", " --dice 4,3,2", " --odds --range 20in")) {
            assertEquals(
                    Shell.plain().type(GOOD + options + " --json").out(),
                    batch(GOOD + options).out());
        }
    }

    @Test
    void blankLinesAndCommentsAreSkippedButCounted() {
        Shell.Result result = batch("", "# a comment", "   ", "  # another", BAD, "\r", GOOD + " # why not\r");
        List<Map<String, Object>> answers = Json.objects(result.out());
        assertEquals(2, answers.size());
        assertEquals(5, answers.get(0).get("line"));
        assertEquals("odds", answers.get(1).get("mode"));
    }

    @Test
    void aByteOrderMarkBeforeTheFirstLineIsNoPartOfIt() {
        assertEquals(batch(GOOD, GOOD), batch("\ufeff" + GOOD, GOOD));
        assertEquals(batch(""), batch("\ufeff# a comment"));
        assertEquals(2, batch(GOOD, "\ufeff" + GOOD).exit());
    }

    @Test
    void aBadLineIsToldByItsNumberAndTheRunGoesOn() {
        Shell.Result result = batch(GOOD, BAD, GOOD, "nonsense", "'");
        List<Map<String, Object>> answers = Json.objects(result.out());
        assertEquals(5, answers.size());
        assertEquals(Map.of("line", 2, "exit", 2, "error", answers.get(1).get("error")), answers.get(1));
        assertEquals(4, answers.get(3).get("line"));
        assertEquals(5, answers.get(4).get("line"));
        assertEquals("odds", answers.get(2).get("mode"));
        assertEquals(2, result.exit());
        assertEquals("", result.err());
    }

    @ParameterizedTest
    @CsvSource({"GOOD,0", "UNMET,1", "BAD,2", "REFUSED,3"})
    void theHighestExitCodeWins(String worst, int exit) {
        Map<String, String> lines = Map.of("GOOD", GOOD, "UNMET", UNMET, "BAD", BAD, "REFUSED", REFUSED);
        List<String> order = List.of("GOOD", "UNMET", "BAD", "REFUSED");
        List<String> upTo = new ArrayList<>();
        for (String name : order.subList(0, order.indexOf(worst) + 1)) {
            upTo.add(0, lines.get(name));
        }
        assertEquals(exit, batch(upTo.toArray(new String[0])).exit());
        java.util.Collections.reverse(upTo);
        assertEquals(exit, batch(upTo.toArray(new String[0])).exit());
    }

    @Test
    void aRefusalIsAnAnswerWithItsReasons() {
        Map<String, Object> answer = Json.object(batch(REFUSED).out());
        assertEquals("refused", answer.get("mode"));
        assertEquals("not-allowed", answer.get("outcome"));
    }

    @Test
    void aRequirementThatFailsIsToldOnStandardErrorWithItsLine() {
        Shell.Result result = batch("", UNMET);
        assertEquals("redoubt: line 2: required destroyed>=1/2, but it is 2/9\n", result.err());
        assertEquals(1, result.lines().size());
        assertEquals("odds", Json.object(result.out()).get("mode"));
    }

    @Test
    void everyLineGetsOneAnswerEvenIfItsRequirementMakesNoSense() {
        Shell.Result result = batch("dice 3d6 --require 'yes>=1/2'", GOOD);
        assertEquals(2, result.exit());
        assertEquals(2, result.lines().size(), result.out());
        assertEquals(1, Json.object(result.lines().get(0)).get("line"));
    }

    @Test
    void aWordThatIsOnlyQuotesIsNoBug() {
        Shell.Result result = batch("''\"shoot\" --at nest --skill 4+ --firepower 3+");
        assertEquals(0, result.exit(), result.out());
        assertEquals(2, batch("''").exit());
    }

    @Test
    void alistOrRangeIsRefusedInALine() {
        for (String sweep : List.of(GOOD + " --rof 1,2", GOOD + " --rof 1..3")) {
            Shell.Result result = batch(sweep);
            assertEquals(2, result.exit());
            assertTrue(result.out().contains("lists and ranges are not allowed in a batch"), result.out());
        }
    }

    @Test
    void commandsThatOnlyPrintAreRefused() {
        for (String command :
                List.of("rules", "readings", "batch", "completion bash", "help", "redoubt", "redoubt batch")) {
            Shell.Result result = batch(command);
            assertEquals(2, result.exit());
            assertEquals(
                    "batch accepts only game commands, dice and compare, and foresee and plan as JSON",
                    Json.object(result.out()).get("error"));
        }
    }

    @Test
    void whatAnObjectAsksOutsideAGameIsRefusedAlike() {
        for (String command : List.of("rules", "state", "cards", "play", "batch")) {
            Shell.Result result = batch("{\"id\":1,\"command\":\"" + command + "\"}");
            assertEquals(
                    "batch accepts only game commands, dice and compare, and foresee and plan as JSON",
                    Json.object(result.out()).get("error"));
        }
        String plan = batch("plan n1=destroyed").out();
        assertTrue(plan.contains("in a batch, foresee and plan are JSON objects with their steps"), plan);
    }

    @Test
    void aLineMayStartWithTheProgramsName() {
        assertEquals(batch(GOOD).out(), batch("redoubt " + GOOD).out());
        assertEquals(batch(GOOD).out(), batch("redoubt fow " + GOOD).out());
    }

    @Test
    void diceAreAnsweredToo() {
        Map<String, Object> answer = Json.object(batch("dice '2d6+3<=9'").out());
        assertEquals(Map.of("no", "7/12", "yes", "5/12"), answer.get("exact"));
    }

    @Test
    void anEmptyBatchSaysNothing() {
        assertEquals(new Shell.Result(0, "", ""), Shell.plain().type("batch"));
        assertEquals(new Shell.Result(0, "", ""), batch("", "# nothing"));
    }

    @Test
    void aLineThatIsTooLongIsRefused() {
        Shell.Result result = batch("dice 1d6 #" + "x".repeat(LineReader.LONGEST), GOOD);
        assertEquals(2, result.exit());
        assertEquals(
                "the line is longer than 1048576 bytes",
                Json.object(result.lines().get(0)).get("error"));
        assertEquals("odds", Json.object(result.lines().get(1)).get("mode"));
    }

    private static Shell.Result batch(String... lines) {
        return Shell.plain().reading(String.join("\n", lines) + "\n").type("batch");
    }
}
