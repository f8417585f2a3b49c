package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of shooting at Bunkers and tank pits: each as an exact fraction, its rules touched.
 *
 * <p>Two of them name too little to be resolved and are completed here: FOW-T35 (a bearing alone) and FOW-T111 (a
 * target alone). Inputs that change nothing (how far or visible the wall of a Pillbox is) are left out.
 */
class FowShootVectorsTest {
    private static final Set<String> TARGETS = Set.of("nest", "pillbox", "turret", "tank-pit");
    private static final Set<String> ABOUT_THE_WALL = Set.of("lineOfSightToWall", "rangeToWall", "underTemplate");

    static List<Vector> vectors() {
        return Vector.of("fow.jsonl").stream()
                .filter(vector -> vector.command().equals("shoot"))
                .filter(vector ->
                        TARGETS.contains(String.valueOf(vector.inputs().get("target"))))
                .toList();
    }

    @Test
    void everyVectorOfTheChapterIsThere() {
        assertEquals(33, vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        Map<String, Object> answer = Vector.ask(arguments(vector));
        vector.assertRulesTouched(answer);
        Object ruling = vector.expected().get("ruling");
        if (ruling == null) {
            vector.assertProbabilities(answer);
        } else {
            ruling(vector, ruling.toString(), answer);
        }
    }

    private static void ruling(Vector vector, String ruling, Map<String, Object> answer) {
        switch (ruling) {
            case "not-allowed" -> assertEquals("not-allowed", answer.get("outcome"));
            case "no-effect" -> assertEquals("1/1", Json.object(answer, "exact").get("unharmed"));
            case "armour-save" -> assertTrue(Json.list(answer, "rules").contains("FOW-TURRET-03"));
            case "side" -> {
                List<String> named = arguments(vector);
                named.removeAll(List.of("--bearing", "100"));
                named.addAll(List.of("--facing", "side"));
                assertEquals(Vector.ask(named).get("exact"), answer.get("exact"));
            }
            default -> throw new AssertionError("no check for " + ruling);
        }
    }

    private static List<String> arguments(Vector vector) {
        List<String> args = new ArrayList<>(List.of("fow", "shoot", "--odds", "--json"));
        for (Map.Entry<String, Object> input : vector.inputs().entrySet()) {
            if (!ABOUT_THE_WALL.contains(input.getKey())) {
                args.addAll(option(input.getKey(), input.getValue()));
            }
        }
        if (vector.inputs().size() == 1 || vector.inputs().containsKey("bearingDegrees")) {
            String turret = "--skill trained --firepower 3+ --anti-tank 9 --front 9 --side 5";
            args.addAll(List.of(turret.split(" ")));
        }
        return args;
    }

    private static List<String> option(String key, Object value) {
        return switch (key) {
            case "target" -> List.of("--at", value.toString());
            case "targetState" -> List.of("--state", value.toString());
            case "skill", "rof", "firepower", "facing", "hits", "mode" -> List.of("--" + key, value.toString());
            case "weapon" -> List.of("--weapon", value.equals("flame") ? "flame-thrower" : value.toString());
            case "at" -> List.of("--anti-tank", value.toString());
            case "armourFront" -> List.of("--front", value.toString());
            case "armourSide" -> List.of("--side", value.toString());
            case "bearingDegrees" -> List.of("--bearing", value.toString());
            case "aimPoint" -> List.of("--aim-point", value.toString());
            case "nationalRule" -> List.of("--national-rule", value.toString());
            case "moving" -> value.equals(true) ? List.of("--moved") : List.of();
            case "canFireOnMove" -> value.equals(true) ? List.of() : List.of("--no-fire-on-the-move");
            case "lineOfSight" -> List.of("--line-of-sight", value.equals(true) ? "yes" : "no");
            case "range" -> range(value);
            default -> throw new AssertionError("no option for the input " + key);
        };
    }

    @SuppressWarnings("unchecked")
    private static List<String> range(Object value) {
        Map<String, Object> measured = (Map<String, Object>) value;
        return List.of("--range", measured.get("value").toString() + measured.get("unit"));
    }
}
