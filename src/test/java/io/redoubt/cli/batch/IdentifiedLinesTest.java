package io.redoubt.cli.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.cli.schema.Fitting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JSON questions of a batch with an id, and those that look ahead. */
class IdentifiedLinesTest {
    private static final String SHOT = "\"command\":\"shoot\",\"at\":\"nest\",\"skill\":4,\"firepower\":3";
    private static final String TABLE = "\"add nest n1\",\"unit a --skill 4+ --rof 2 --firepower 3+\"";

    @TempDir
    private Path folder;

    private Shell.Result batch(String options, String... lines) {
        return Shell.plain()
                .from(folder)
                .reading(String.join("\n", lines) + "\n")
                .type("batch" + options);
    }

    private List<Object> ids(Shell.Result result) {
        Fitting.assertAllFit(result.out());
        return new ArrayList<>(Json.objects(result.out()).stream()
                .map(answer -> answer.getOrDefault("id", "none"))
                .toList());
    }

    @Test
    void everyAnswerAndErrorCarriesTheIdOfItsQuestion() {
        String[] lines = {
            "{\"id\":\"a \\\"1\\\"\\u0007\"," + SHOT + "}",
            "{" + SHOT + ",\"id\":17}",
            "{" + SHOT + ",\"range\":20,\"id\":\"refused\"}",
            "{" + SHOT + ",\"mode\":\"ruling\",\"dice\":[1],\"id\":\"ruled\"}",
            "{\"id\":\"bad\",\"command\":\"shot\"}",
            "{\"id\":2.5,\"command\":\"compare\",\"questions\":[\"dice d6\",\"dice d8\"]}",
            "{" + SHOT + "}",
            "{\"id\":[1]," + SHOT + "}",
            "{" + SHOT + ",\"id\":17}",
            "{" + SHOT + ",\"id\":17}"
        };
        for (String options : List.of("", " --jobs 2")) {
            Shell.Result result = batch(options, lines);
            assertEquals(
                    List.of("a \"1\"\u0007", 17, "refused", "ruled", "bad", 2.5, "none", "none", 17, 17), ids(result));
            assertTrue(result.lines().get(7).contains("the value of id must be a text or a number"), result.out());
            assertEquals(
                    result.lines().get(1).replace("\"id\":17,", ""),
                    result.lines().get(6));
        }
    }

    @Test
    void foreseeAndPlanAreAnsweredAsByTheirCommands() {
        Shell.Result result = batch(
                "",
                "{\"id\":1,\"command\":\"foresee\",\"steps\":[" + TABLE
                        + ",\"shoot n1 --by a\"],\"goal\":[\"n1=destroyed\"]}",
                "{\"id\":2,\"command\":\"plan\",\"goal\":\"n1=destroyed\",\"steps\":[" + TABLE + "],\"by\":[\"a\"],"
                        + "\"verbs\":[\"shoot\"],\"turns\":1}");
        assertEquals(0, result.exit(), result.out() + result.err());
        assertEquals(List.of(1, 2), ids(result));
        Shell.Result foreseen = Shell.plain()
                .type("foresee 'add nest n1' 'unit a --skill 4+ --rof 2 --firepower 3+' 'shoot n1 --by a' "
                        + "--goal n1=destroyed --json");
        assertEquals(foreseen.out().strip(), result.lines().get(0).replace("\"id\":1,", ""));
        Map<String, Object> plan = Json.object(result.lines().get(1));
        assertEquals("shoot n1 --by a", plan.get("first"));
        assertEquals("32/81", plan.get("exact"));
    }

    @Test
    void aBattleIsReadInsteadOfSteps() {
        String commands = "add nest n1\nunit a --skill 4+ --rof 2 --firepower 3+\n";
        assertEquals(
                0,
                Shell.plain()
                        .from(folder)
                        .reading(commands)
                        .type("play caen.battle")
                        .exit());
        Shell.Result result = batch(
                "",
                "{\"command\":\"foresee\",\"battle\":\"caen.battle\",\"steps\":[\"shoot n1 --by a\"]}",
                "{\"command\":\"plan\",\"battle\":\"caen.battle\",\"goal\":\"n1=destroyed\",\"verbs\":\"shoot\"}",
                "{\"command\":\"plan\",\"battle\":\"calais.battle\",\"goal\":\"n1=destroyed\",\"id\":3}");
        assertEquals(4, result.exit(), result.out());
        Fitting.assertAllFit(result.out());
        assertEquals("32/81", Json.object(result.lines().get(1)).get("exact"));
        assertEquals(3, Json.object(result.lines().get(2)).get("id"));
        assertEquals(4, Json.object(result.lines().get(2)).get("exit"));
    }

    @Test
    void aComparisonTakesATableAsTheLookAheadDoes() {
        Shell.plain()
                .from(folder)
                .reading("add nest n1\nunit a --skill 4+ --rof 2 --firepower 3+\n")
                .type("play caen.battle");
        String questions = "\"questions\":[\"shoot n1 --by a\",\"shoot n1 --by b\"]";
        String second = "\"unit b --skill 3+ --rof 1 --firepower 2+\"";
        Shell.Result result = batch(
                "",
                "{\"id\":1,\"command\":\"compare\"," + questions + ",\"steps\":[" + TABLE + "," + second + "]}",
                "{\"id\":2,\"command\":\"compare\",\"battle\":\"caen.battle\"," + questions + ",\"steps\":[" + second
                        + "]}",
                "{\"command\":\"compare\",\"battle\":\"caen.battle\",\"questions\":[\"shoot n1 --by a\","
                        + "\"shoot n1 --by a --smoke\"]}",
                "{\"command\":\"compare\",\"game\":\"vv\",\"questions\":[\"shoot --apfp 4 --at open\",\"shoot --apfp 6 --at open\"]}");
        assertEquals(0, result.exit(), result.out() + result.err());
        assertEquals(List.of(1, 2, "none", "none"), ids(result));
        Shell.Result compared = Shell.plain()
                .type("compare --json 'shoot --at nest --skill 4+ --rof 2 --firepower 3+' "
                        + "'shoot --at nest --skill 3+ --rof 1 --firepower 2+'");
        Map<String, Object> expected = Json.object(compared.out());
        for (String line : result.lines().subList(0, 2)) {
            assertEquals(expected.get("better"), Json.object(line).get("better"));
        }
        assertTrue(result.lines().get(3).contains("\"game\":\"vv\""), result.out());
    }

    @Test
    void aBadTableOfAComparisonIsAnErrorOfItsLine() {
        String questions = "\"command\":\"compare\",\"questions\":[\"shoot n1 --by a\",\"shoot n1 --by b\"]";
        Shell.Result result = batch(
                "",
                "{" + questions + ",\"steps\":[\"add nest n1\",\"next turn\"]}",
                "{" + questions + ",\"steps\":[\"add nest n1\",\"add nest n1\"]}",
                "{" + questions + ",\"steps\":[\"add nest n1\"],\"game\":\"chess\"}",
                "{" + questions + ",\"goal\":\"n1=destroyed\"}",
                "{" + questions + ",\"battle\":\"calais.battle\"}");
        assertEquals(4, result.exit(), result.out());
        Fitting.assertAllFit(result.out());
        List<String> lines = result.lines();
        assertTrue(lines.get(0).contains("step 2: next turn does not set up the table"), lines.get(0));
        assertTrue(lines.get(1).contains("step 2: n1 is already on the table"), lines.get(1));
        assertTrue(lines.get(2).contains("unknown game chess"), lines.get(2));
        assertTrue(lines.get(3).contains("unknown key goal: compare takes questions"), lines.get(3));
        assertTrue(lines.get(4).contains("\"exit\":4"), lines.get(4));
    }

    @Test
    void aBadLookAheadIsAnErrorOfItsLine() {
        Shell.Result result = batch(
                "",
                "{\"command\":\"plan\",\"steps\":[" + TABLE + "],\"id\":\"p\"}",
                "{\"command\":\"foresee\",\"steps\":[\"table.txt\"]}",
                "{\"command\":\"foresee\",\"steps\":[" + TABLE + "],\"chart\":\"a.svg\"}",
                "{\"command\":\"plan\",\"goal\":\"n1=destroyed\",\"stepz\":[\"add nest n1\"]}");
        assertEquals(2, result.exit());
        assertEquals(List.of("p", "none", "none", "none"), ids(result));
        assertTrue(result.lines().stream().allMatch(line -> line.contains("\"exit\":2")), result.out());
        assertTrue(result.lines().get(1).contains("table.txt is not a step"), result.out());
        Shell.Result csv =
                batch(" --format csv", "{\"command\":\"plan\",\"goal\":\"n1=destroyed\",\"steps\":[" + TABLE + "]}");
        assertEquals(2, csv.exit());
        assertTrue(csv.out().contains("foresee and plan answer in JSON only"), csv.out());
    }
}
