package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Cli;
import io.redoubt.cli.World;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private static final Path FILE =
            Path.of(System.getProperty("redoubt.root", "")).resolve("src/test/resources/vectors/fow.jsonl");
    private static final Set<String> TARGETS = Set.of("nest", "pillbox", "turret", "tank-pit");
    private static final Set<String> ABOUT_THE_WALL = Set.of("lineOfSightToWall", "rangeToWall", "underTemplate");

    /** One vector of the file. */
    record Vector(String id, Map<String, Object> inputs, Map<String, Object> expected, List<Object> rules) {
        @Override
        public String toString() {
            return id;
        }
    }

    static List<Vector> vectors() throws IOException {
        List<Vector> vectors = new ArrayList<>();
        for (String line : Files.readAllLines(FILE)) {
            Map<String, Object> row = Json.object(line);
            Map<String, Object> inputs = Json.object(row, "inputs");
            if (row.get("command").equals("shoot") && TARGETS.contains(String.valueOf(inputs.get("target")))) {
                vectors.add(new Vector(
                        (String) row.get("id"), inputs, Json.object(row, "expected"), Json.list(row, "rules")));
            }
        }
        return vectors;
    }

    @Test
    void everyVectorOfTheChapterIsThere() throws IOException {
        assertEquals(33, vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        Map<String, Object> answer = ask(arguments(vector));
        assertTrue(
                Json.list(answer, "rules").containsAll(vector.rules()),
                () -> "rules touched: " + answer.get("rules") + ", wanted: " + vector.rules());
        Object ruling = vector.expected().get("ruling");
        if (ruling == null) {
            probabilities(vector, Json.object(answer, "exact"));
        } else {
            ruling(vector, ruling.toString(), answer);
        }
    }

    private static void probabilities(Vector vector, Map<String, Object> exact) {
        for (Map.Entry<String, Object> outcome : exact.entrySet()) {
            assertEquals(vector.expected().getOrDefault(outcome.getKey(), "0/1"), outcome.getValue(), outcome.getKey());
        }
        assertTrue(exact.keySet().containsAll(vector.expected().keySet()));
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
                assertEquals(ask(named).get("exact"), answer.get("exact"));
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

    private static Map<String, Object> ask(List<String> args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        World world = new World(
                Map.of(),
                InputStream.nullInputStream(),
                new PrintWriter(out),
                new PrintWriter(err),
                World.Terminal.NONE,
                () -> 0,
                Path.of(""));
        Cli.run(args, world);
        assertEquals("", err.toString());
        return Json.object(out.toString());
    }
}
