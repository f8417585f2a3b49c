package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Vector;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of occupying. The trench is not named as a position in FOW-T70 and FOW-T71; each action of
 * FOW-T97 is a question of its own.
 */
class FowOccupyVectorsTest {
    static List<Vector> vectors() {
        return Vector.of("fow.jsonl").stream()
                .filter(vector -> vector.command().equals("other:occupy"))
                .toList();
    }

    @Test
    void everyVectorOfTheChapterIsThere() {
        assertEquals(4, vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        List<Object> outcomes = new ArrayList<>();
        Set<Object> touched = new LinkedHashSet<>();
        for (List<String> question : questions(vector)) {
            Map<String, Object> answer = Vector.ask(question);
            outcomes.add(answer.get("outcome"));
            touched.addAll(Json.list(answer, "rules"));
        }
        List<Object> each = Json.list(vector.expected(), "results");
        assertEquals(each.isEmpty() ? List.of(vector.expected().get("ruling")) : each, outcomes);
        assertTrue(touched.containsAll(vector.rules()), () -> vector + " touches " + touched);
    }

    private static List<List<String>> questions(Vector vector) {
        List<String> common = new ArrayList<>(List.of("fow", "occupy", "--json", "--seed=1"));
        if (!vector.inputs().containsKey("fortification")) {
            common.addAll(List.of("--position", "trench-line"));
        }
        vector.inputs().forEach((key, value) -> common.addAll(option(key, value)));
        List<List<String>> questions = new ArrayList<>();
        for (Object action : Json.list(vector.inputs(), "actions")) {
            List<String> question = new ArrayList<>(common);
            question.addAll(List.of("--action", action.toString()));
            questions.add(question);
        }
        return questions.isEmpty() ? List.of(common) : questions;
    }

    private static List<String> option(String key, Object value) {
        return switch (key) {
            case "fortification" -> List.of("--position", value.toString());
            case "team" -> List.of("--as", value.toString());
            case "inTrenchAllTurn" -> value.equals(true) ? List.of("--all-turn") : List.of();
            case "moved" -> List.of("--moved", value.equals(false) ? "none" : value.toString());
            case "shot" -> value.equals(true) ? List.of("--shot") : List.of();
            case "actions" -> List.of();
            default -> throw new AssertionError("no option for the input " + key);
        };
    }
}
