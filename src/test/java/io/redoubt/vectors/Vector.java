package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A worked example with its exact answer, from the vector files among the test resources.
 *
 * @param rules the rules its resolution must touch
 */
public record Vector(
        String id, String command, Map<String, Object> inputs, Map<String, Object> expected, List<Object> rules) {
    private static final Path ROOT = Path.of(System.getProperty("redoubt.root", ""));
    private static final Path FOLDER = ROOT.resolve("src/test/resources/vectors");
    private static final Shell SHELL = Shell.plain().from(ROOT);

    /** All vectors of a file, for example {@code fow.jsonl}. */
    public static List<Vector> of(String file) {
        try {
            return Files.readAllLines(FOLDER.resolve(file)).stream()
                    .map(Json::object)
                    .map(row -> new Vector(
                            (String) row.get("id"),
                            (String) row.get("command"),
                            Json.object(row, "inputs"),
                            Json.object(row, "expected"),
                            Json.list(row, "rules")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the program answers to these arguments, as JSON; it must not complain. */
    public static Map<String, Object> ask(List<String> args) {
        Shell.Result answer = SHELL.run(args);
        assertEquals("", answer.err());
        return Json.object(answer.out());
    }

    /** How the program ends with these arguments. */
    public static int exit(List<String> args) {
        return SHELL.run(args).exit();
    }

    /** The answer must touch every rule the vector lists. */
    public void assertRulesTouched(Map<String, Object> answer) {
        assertTrue(
                Json.list(answer, "rules").containsAll(rules),
                () -> id + " touches " + answer.get("rules") + ", wanted " + rules);
    }

    /** The answer's exact odds must be the vector's; outcomes the vector does not name have probability 0. */
    public void assertProbabilities(Map<String, Object> answer) {
        Map<String, Object> exact = Json.object(answer, "exact");
        for (Map.Entry<String, Object> outcome : exact.entrySet()) {
            assertEquals(expected.getOrDefault(outcome.getKey(), "0/1"), outcome.getValue(), outcome.getKey());
        }
        assertTrue(exact.keySet().containsAll(expected.keySet()), () -> id + ": " + exact.keySet());
    }

    @Override
    public String toString() {
        return id;
    }
}
