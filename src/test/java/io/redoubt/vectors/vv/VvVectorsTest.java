package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Vector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of Valor and Victory: each as an exact fraction, its rules touched.
 *
 * <p>Where the vectors use other words: their look-ups (VV-T47, VV-T49) are asked of {@code occupy}; an example with
 * cases asks once for each of them; a net modifier is the sum of the terms of the attack roll.
 */
class VvVectorsTest {
    static List<Vector> vectors() {
        return Vector.of("vv.jsonl");
    }

    @Test
    void everyVectorOfTheChapterIsThere() {
        assertEquals(34, vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        List<String> questions = VvQuestions.of(vector);
        List<Object> outcomes = new ArrayList<>();
        Set<Object> touched = new HashSet<>();
        for (String question : questions) {
            boolean odds = !vector.expected().containsKey("ruling");
            List<String> args = new ArrayList<>(List.of(("vv " + question).split(" ")));
            args.addAll(List.of("--json", odds ? "--odds" : "--seed=1"));
            Map<String, Object> answer = Vector.ask(args);
            touched.addAll(Json.list(answer, "rules"));
            outcomes.add(answer.get("outcome"));
            if (odds) {
                odds(vector, answer);
            } else {
                cost(vector, answer);
            }
        }
        assertTrue(touched.containsAll(vector.rules()), () -> vector + " touches " + touched);
        ruling(vector, outcomes);
    }

    private static void ruling(Vector vector, List<Object> outcomes) {
        Object ruling = vector.expected().get("ruling");
        List<Object> results = Json.list(vector.expected(), "results");
        if (!results.isEmpty()) {
            assertEquals(results, outcomes);
        } else if (ruling != null) {
            assertEquals(List.of(ruling), outcomes);
        }
    }

    /** A refusal has no numbers: there the cost stands in the reason. */
    private static void cost(Vector vector, Map<String, Object> answer) {
        Object cost = vector.expected().get("cost");
        if (cost == null) {
            return;
        }
        if (answer.get("outcome").equals("not-allowed")) {
            assertTrue(Json.list(answer, "reasons").toString().contains("That is " + cost), answer::toString);
        } else {
            Map<String, Object> amount = Json.object(Json.object(answer, "quantities"), "cost");
            assertEquals(cost.toString(), amount.get("value").toString());
        }
    }

    private static void odds(Vector vector, Map<String, Object> answer) {
        for (Map.Entry<String, Object> expected : vector.expected().entrySet()) {
            String name = expected.getKey();
            int equals = name.indexOf('=');
            if (equals >= 0) {
                String quantity = name.startsWith("CP") ? "casualty-points" : name.substring(0, equals);
                Map<String, Object> amount = Json.object(Json.object(answer, "quantities"), quantity);
                Map<String, Object> distribution = Json.object(amount, "distribution");
                assertEquals(expected.getValue(), distribution.get(name.substring(equals + 1)), name);
                assertEquals(vector.expected().size(), distribution.size(), distribution::toString);
            } else if (name.equals("netModifier")) {
                netModifier(vector, expected.getValue().toString());
            } else {
                assertEquals(expected.getValue(), Json.object(answer, "exact").get(name), name);
            }
        }
    }

    private static void netModifier(Vector vector, String expected) {
        List<String> args = new ArrayList<>(List.of("vv"));
        args.addAll(List.of(VvQuestions.of(vector).get(0).split(" ")));
        args.addAll(List.of("--json", "--seed=1"));
        int sum = 0;
        for (Object step : Json.list(Vector.ask(args), "steps")) {
            @SuppressWarnings("unchecked")
            List<Object> modifiers = Json.list((Map<String, Object>) step, "modifiers");
            for (Object modifier : modifiers) {
                @SuppressWarnings("unchecked")
                Map<String, Object> term = (Map<String, Object>) modifier;
                sum += Integer.parseInt(term.get("value").toString());
            }
        }
        assertEquals(expected, sum < 0 ? "" + sum : "+" + sum);
    }
}
