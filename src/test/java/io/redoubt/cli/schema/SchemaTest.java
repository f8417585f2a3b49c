package io.redoubt.cli.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.catalog.Catalog;
import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Example;
import io.redoubt.rules.procedure.Procedure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everything the program writes as JSON is of the shape its schema promises. */
class SchemaTest {
    private static final Pattern GAME = Pattern.compile("\"game\":\"([^\"]+)\"");
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));

    /** Every line of JSON in the session files, the README and the manual. */
    static List<String> shown() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String place : List.of("src/test/resources/sessions", "src/docs/manual", "README.md")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(place))) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    Files.readAllLines(file).stream()
                            .filter(Fitting::isJson)
                            .filter(SchemaTest::isOfABuiltInGame)
                            .forEach(lines::add);
                }
            }
        }
        return lines;
    }

    /** The schema of a game of a rule file is printed with that file only. */
    private static boolean isOfABuiltInGame(String line) {
        Matcher game = GAME.matcher(line);
        return !game.find()
                || game.group(1).equals(Catalog.DICE)
                || Catalog.gameKeys().contains(game.group(1));
    }

    @Test
    void everyLineOfSessionsAndPagesFitsItsKindAndNoOther() throws IOException {
        List<String> lines = shown();
        assertTrue(lines.size() > 90, lines.size() + " lines");
        Set<String> met = new LinkedHashSet<>();
        for (String line : lines) {
            Map<String, Object> object = Json.object(line);
            assertEquals(List.of(), Fitting.faults(object), line);
            assertEquals(List.of(), Fitting.faults("", object), line);
            String kind = Fitting.kind(object);
            met.add(kind);
            for (String other : Schema.KINDS) {
                assertTrue(other.equals(kind) || !Fitting.faults(other, object).isEmpty(), other + ": " + line);
            }
        }
        Set<String> missing = new LinkedHashSet<>(Schema.KINDS);
        missing.removeAll(met);
        assertEquals(Set.of(), missing, "a kind that no session shows");
    }

    @Test
    void everySchemaIsValidJsonSchema() {
        assertEquals(List.of(), Fitting.faultsOfSchema(""));
        Schema.KINDS.forEach(kind -> assertEquals(List.of(), Fitting.faultsOfSchema(kind), kind));
    }

    @Test
    void theSchemaIsTheSameInEveryProcess() {
        // An order that changes from process to process is the wrong one in about every second run.
        String schema = Shell.plain().type("schema").out().replaceAll("\\s+", "");
        assertTrue(
                schema.contains("\"properties\":{\"game\":{\"const\":\"fow\"},\"command\":{\"const\":\"shoot\"}}"),
                schema);
    }

    @Test
    void everyExampleOfEveryVerbFitsInBothModes() {
        StringBuilder questions = new StringBuilder();
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        for (RuleSet game : games) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                String verb = game.key().equals(Catalog.DICE) ? "" : game.key() + ' ';
                for (Example example : procedure.examples()) {
                    String question = verb + procedure.verb() + ' ' + example.options();
                    questions.append(question).append('\n').append(question).append(" --seed 7\n");
                }
            }
        }
        List<String> answers =
                Shell.plain().reading(questions.toString()).type("batch").lines();
        assertTrue(answers.size() > 500, answers.size() + " answers");
        Set<String> kinds = new LinkedHashSet<>();
        for (String answer : answers) {
            Map<String, Object> object = Json.object(answer);
            assertEquals(List.of(), Fitting.faults(object), answer);
            kinds.add(Fitting.kind(object));
        }
        assertEquals(Set.of("odds", "ruling"), kinds);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rules --json",
                "readings --json",
                "cards --json",
                "cards glog --compare slog --json",
                "cards --matrix --json",
                "shoot --at nest --skill trained --rof 1..6 --firepower 2+..6+ --odds --json",
                "shoot --at nest --skill trained --firepower 3+ --teams 1..9 --odds --json --until destroyed>=1/2",
                "shoot --at nest --skill trained --firepower 6+ --teams 1..3 --odds --json --until destroyed>=1/2",
                "lg collapse --damage 40 --points 100 --turns 3 --odds --json",
                "dice '3d6, d%, 4d6kh3-7' --odds --json",
                "compare 'shoot --at nest --skill trained --firepower 3+' 'vv cross --position minefield --units 3' --json",
            })
    void everythingThatCanBeAskedFits(String line) {
        Shell.Result result = Shell.plain().type(line);
        assertEquals("", result.err(), line);
        assertTrue(result.lines().size() > 0 && result.lines().stream().allMatch(Fitting::isJson), result.out());
        Fitting.assertAllFit(result.out());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "foresee --goal n1=destroyed --json -",
                "plan n1=destroyed --json -",
                "plan --worth n1=destroyed:3,n2=destroyed:1 --json -",
            })
    void looksAheadFit(String line) {
        String table = """
                add nest n1
                add nest n2
                unit a --skill trained --rof 2 --firepower 3+
                unit b --skill veteran --rof 1 --firepower 4+
                """;
        String steps = line.startsWith("foresee") ? table + "shoot n1 --by a\nshoot n1 --by b\nnext turn\n" : table;
        Shell.Result result = Shell.plain().reading(steps).type(line);
        assertEquals(0, result.exit(), result.err());
        Fitting.assertAllFit(result.out());
        assertEquals(1, result.lines().size());
    }

    @Test
    void theSchemaOfAKindIsThatOfTheWholeWithoutTheRest() {
        Map<String, Object> whole = Json.object(Shell.plain().type("schema").out());
        assertEquals("urn:redoubt:schema:1", whole.get("$id"));
        for (String kind : Schema.KINDS) {
            Map<String, Object> one =
                    Json.object(Shell.plain().type("schema " + kind).out());
            assertEquals("urn:redoubt:schema:1:" + kind, one.get("$id"));
            Json.in(one, "$defs")
                    .forEach((name, shape) ->
                            assertEquals(Json.in(whole, "$defs").get(name), shape, name));
        }
    }

    @Test
    void aKindThatIsNoneIsNamedWithThoseThereAre() {
        Shell.Result result = Shell.plain().type("schema rulings");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("did you mean ruling?"), result.err());
        assertEquals(2, Shell.plain().type("schema odds ruling").exit());
        assertEquals(0, Shell.plain().type("schema --help").exit());
    }
}
