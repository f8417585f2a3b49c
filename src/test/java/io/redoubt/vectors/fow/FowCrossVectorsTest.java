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
 * The worked examples of crossing and gapping.
 *
 * <p>Where the vectors say less or other words than an answer: a vehicle that fails to cross is Bogged Down;
 * FOW-T67 asks for four classes at once, one answer each here; FOW-T78 names no team, so Infantry goes through its
 * gap; and moving along a trench (FOW-T95) is answered by its going, which is what makes it allowed.
 */
class FowCrossVectorsTest {
    static List<Vector> vectors() {
        return Vector.of("fow.jsonl").stream()
                .filter(vector -> Set.of("cross", "gap").contains(vector.command()))
                .toList();
    }

    @Test
    void everyVectorOfTheChapterIsThere() {
        assertEquals(15, vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        Object ruling = vector.expected().get("ruling");
        Set<Object> touched = new LinkedHashSet<>();
        for (List<String> question : questions(vector)) {
            question.add(ruling == null ? "--odds" : "--seed=1");
            Map<String, Object> answer = Vector.ask(question);
            touched.addAll(Json.list(answer, "rules"));
            if (ruling == null) {
                probabilities(vector, Json.object(answer, "exact"));
            } else {
                assertEquals(ruling.equals("allowed") ? "cross-country" : ruling, answer.get("outcome"));
            }
        }
        assertTrue(touched.containsAll(vector.rules()), () -> vector + " touches " + touched);
    }

    private static void probabilities(Vector vector, Map<String, Object> exact) {
        for (Map.Entry<String, Object> outcome : exact.entrySet()) {
            String name = outcome.getKey();
            Object other = name.equals("bogged-down") ? vector.expected().getOrDefault("fails", "0/1") : "0/1";
            assertEquals(vector.expected().getOrDefault(name, other), outcome.getValue(), name);
        }
    }

    private static List<List<String>> questions(Vector vector) {
        List<String> common = new ArrayList<>();
        boolean effects = vector.inputs().containsKey("barricade");
        common.addAll(List.of("fow", effects ? "cross" : vector.command(), "--json"));
        vector.inputs().forEach((key, value) -> common.addAll(option(key, value)));
        List<List<String>> questions = new ArrayList<>();
        for (Object team : Json.list(vector.inputs(), "classes")) {
            List<String> question = new ArrayList<>(common);
            question.addAll(List.of("--as", team.toString()));
            questions.add(question);
        }
        return questions.isEmpty() ? List.of(common) : questions;
    }

    private static List<String> option(String key, Object value) {
        return switch (key) {
            case "obstacle", "skill", "rof", "firepower" -> List.of("--" + key, value.toString());
            case "mobility", "team" -> List.of("--as", value.toString());
            case "method" -> List.of("--with", value.equals("pioneer") ? "pioneers" : value.toString());
            case "barricade" -> List.of("--obstacle", "street-barricade", "--as", "infantry", "--" + value);
            case "overloaded", "occupied", "pinned", "moved" -> flag(value, key);
            case "atTheDouble" -> flag(value, "at-the-double");
            case "demolitionCarrier" -> flag(value, "demolition-carrier");
            case "bunkerBuster" -> flag(value, "bunker-buster");
            case "armoured" -> value.equals(true) ? List.of() : List.of("--unarmoured");
            case "startedAdjacent", "adjacent" -> value.equals(true) ? List.of() : List.of("--not-adjacent");
            case "action" -> List.of("--" + value);
            case "teams" -> List.of("--teams", value.toString());
            case "secondFirepower" -> List.of("--second-firepower", value.toString());
            case "lineOfSight" -> List.of("--line-of-sight", value.equals(true) ? "yes" : "no");
            case "range" -> range(value);
            case "classes" -> List.of();
            default -> throw new AssertionError("no option for the input " + key);
        };
    }

    private static List<String> flag(Object value, String name) {
        return value.equals(true) ? List.of("--" + name) : List.of();
    }

    @SuppressWarnings("unchecked")
    private static List<String> range(Object value) {
        Map<String, Object> measured = (Map<String, Object>) value;
        return List.of("--range", measured.get("value").toString() + measured.get("unit"));
    }
}
