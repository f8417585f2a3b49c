package io.redoubt.vectors.dh;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The worked examples of Disposable Heroes, with the answers of other ways to read the book beside the usual one. */
final class DhVectors {
    private static final Path FILE =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/vectors/dh.jsonl");

    private DhVectors() {}

    /**
     * One worked example.
     *
     * @param answers exact fractions by the words of the example; empty where the answer is a sentence
     * @param sentence the answer where it is none of odds
     * @param others answers by what the other reading is
     */
    record Example(
            String id,
            String command,
            Map<String, Object> inputs,
            Map<String, Object> answers,
            String sentence,
            Map<String, Object> others,
            List<Object> rules) {
        void assertTouched(List<Object> touched) {
            assertTrue(touched.containsAll(rules), () -> id + " touches " + touched + ", wanted " + rules);
        }

        @Override
        public String toString() {
            return id;
        }
    }

    static List<Example> all() {
        List<Example> all = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(FILE)) {
                Map<String, Object> row = Json.object(line);
                Object expected = row.get("expected");
                boolean odds = expected instanceof Map;
                all.add(new Example(
                        row.get("id").toString(),
                        row.get("command").toString(),
                        Json.object(row, "inputs"),
                        odds ? Json.object(row, "expected") : Map.of(),
                        odds ? "" : String.valueOf(expected),
                        Json.object(row, "alt"),
                        Json.list(row, "rules")));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.copyOf(all);
    }

    static Example named(String id) {
        return all().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    /** What the program answers to options after {@code redoubt dh}, as JSON. */
    static Map<String, Object> ask(String command) {
        List<String> args = new ArrayList<>(List.of("dh"));
        args.addAll(List.of(command.split(" ", -1)));
        args.add("--json");
        return Vector.ask(args);
    }

    /** What the program prints of a rule. */
    static String ruleText(String rule) {
        return io.redoubt.cli.Shell.plain().words("rules", rule).out();
    }

    /** The exact chance that a quantity has a value. */
    static Fraction chance(Map<String, Object> answer, String quantity, int value) {
        Map<String, Object> distribution =
                Json.object(Json.object(Json.object(answer, "quantities"), quantity), "distribution");
        return Shares.read(distribution.getOrDefault("" + value, "0/1").toString());
    }

    /** Fractions of an example, reduced. */
    static Map<String, Fraction> fractions(Map<String, Object> texts) {
        Map<String, Fraction> fractions = new LinkedHashMap<>();
        texts.forEach((words, text) -> fractions.put(words, Shares.read(text.toString())));
        return fractions;
    }
}
