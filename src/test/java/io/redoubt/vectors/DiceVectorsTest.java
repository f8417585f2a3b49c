package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.exact.Fraction;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What other tools answer to dice is answered the same, in every cell, and every bad expression at its column. */
class DiceVectorsTest {
    private static final Path FILE =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/vectors/dice.jsonl");

    /** One line of the file. */
    record Line(Map<String, Object> row) {
        String expression() {
            return (String) row.get("expr");
        }

        @Override
        public String toString() {
            return row.get("id") + " " + expression();
        }
    }

    static List<Line> worked() {
        return lines(row -> row.containsKey("expect"));
    }

    static List<Line> bad() {
        return lines(row -> row.containsKey("error"));
    }

    private static List<Line> lines(Predicate<Map<String, Object>> which) {
        try {
            return Files.readAllLines(FILE).stream()
                    .map(Json::object)
                    .filter(which)
                    .map(Line::new)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void noLineIsLeftOut() {
        assertEquals(lines(row -> true).size(), worked().size() + bad().size());
        assertTrue(worked().size() > 100 && bad().size() > 25);
    }

    @ParameterizedTest
    @MethodSource("worked")
    void everyWorkedAnswerIsExact(Line line) {
        Map<String, Object> answer =
                Vector.ask(List.of("dice", line.expression(), "--odds", "--json", "--patience", "1m"));
        Map<String, Object> quantities = Json.object(answer, "quantities");
        Map<String, Object> expected = Json.object(line.row(), "expect");
        for (String name : List.of("total", "successes")) {
            if (expected.containsKey(name)) {
                same(Json.object(expected, name), expected.get("mean"), Json.object(quantities, name));
            }
        }
        for (String outcome : List.of("yes", "no", "first", "tie", "second")) {
            if (expected.containsKey(outcome)) {
                same(expected.get(outcome), Json.object(answer, "exact").get(outcome));
            }
        }
        Json.object(line.row(), "several").forEach((name, values) -> {
            Map<String, Object> cells = new java.util.TreeMap<>(Json.object(Json.object(line.row(), "several"), name));
            Object mean = cells.remove("mean");
            same(cells, mean, Json.object(quantities, name));
        });
    }

    /** Where a mean stands beside cells, only these are compared. */
    private static void same(Map<String, Object> cells, Object mean, Map<String, Object> quantity) {
        Map<String, Object> distribution = Json.object(quantity, "distribution");
        cells.forEach((value, share) -> same(share, distribution.get(value)));
        if (mean == null) {
            assertEquals(cells.keySet(), distribution.keySet());
        } else {
            same(mean, quantity.get("exactMean"));
        }
    }

    private static void same(Object expected, Object answered) {
        assertEquals(Fraction.parse(String.valueOf(expected)), Fraction.parse(String.valueOf(answered)));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void everyFaultStandsAtItsColumn(Line line) {
        String column = String.valueOf(Json.object(line.row(), "error").get("column"));
        Shell.Result batch = Shell.plain()
                .reading("{\"command\":\"dice\",\"expr\":\"" + line.expression() + "\"}\n")
                .words("batch");
        assertEquals(2, batch.exit());
        assertEquals(column, Json.object(batch.out()).get("column"), batch.out());
        Shell.Result typed = Shell.plain().words("dice", line.expression());
        assertEquals(2, typed.exit());
        List<String> told = typed.err().lines().toList();
        assertEquals(3, told.size(), typed.err());
        assertEquals(Integer.parseInt(column) + 2, told.get(2).length(), typed.err());
    }
}
