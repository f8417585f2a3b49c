package io.redoubt.vectors.lg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import io.redoubt.vectors.Vector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The worked examples of LaserGrenadiers, and the questions that ask them. */
final class LgVectors {
    private static final Path FILE =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/vectors/lg.jsonl");

    private LgVectors() {}

    /** What a test does with a worked example. */
    interface Check {
        void of(Vector vector);
    }

    /** All of them; an answer that is a sentence in the file has no probabilities. */
    @SuppressWarnings("unchecked")
    static List<Vector> all() {
        try {
            return Files.readAllLines(FILE).stream()
                    .map(Json::object)
                    .map(row -> new Vector(
                            (String) row.get("id"),
                            (String) row.get("command"),
                            Json.object(row, "inputs"),
                            row.get("expected") instanceof Map<?, ?> odds ? (Map<String, Object>) odds : Map.of(),
                            Json.list(row, "rules")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The examples that a test has a check for. */
    static List<Vector> of(Map<String, Check> checks) {
        return all().stream().filter(vector -> checks.containsKey(vector.id())).toList();
    }

    /** The answer of a command line. */
    static Map<String, Object> ask(String command) {
        List<String> args = new ArrayList<>(List.of("lg"));
        args.addAll(List.of(command.split(" ")));
        args.add("--json");
        return Vector.ask(args);
    }

    /** The exact odds, each outcome that can happen. */
    static Map<String, Object> odds(String command) {
        Map<String, Object> odds = new TreeMap<>(Json.object(ask(command + " --odds"), "exact"));
        odds.values().removeIf("0/1"::equals);
        return odds;
    }

    /** A check: the odds of one question are those of the example, whose names slug to the outcomes. */
    static Check odds(String command, Map<String, String> names) {
        return vector -> {
            Map<String, Object> wanted = new TreeMap<>();
            vector.expected().forEach((name, odds) -> wanted.put(names.getOrDefault(name, slug(name)), odds));
            assertEquals(wanted, odds(command), command);
            touched(vector, command);
        };
    }

    /** The rules of the example are among those these questions touch. */
    static void touched(Vector vector, String... commands) {
        Set<Object> touched = new LinkedHashSet<>();
        for (String command : commands) {
            touched.addAll(Json.list(ask(command.contains("--dice") ? command : command + " --odds"), "rules"));
        }
        assertTrue(touched.containsAll(vector.rules()), () -> vector + " wants " + vector.rules() + ", not " + touched);
    }

    /** The exact distribution of a number. */
    static Map<String, Object> distribution(String command, String quantity) {
        Map<String, Object> quantities = Json.object(ask(command + " --odds"), "quantities");
        return Json.object(Json.object(quantities, quantity), "distribution");
    }

    static Fraction fraction(Object text) {
        return Shares.read(text.toString());
    }

    private static String slug(String name) {
        return name.toLowerCase(java.util.Locale.ROOT).replace(",", "").replace(' ', '-');
    }
}
