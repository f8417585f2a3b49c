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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of shooting out of fortifications, which the vectors file under {@code shoot}.
 *
 * <p>FOW-T101 asks about four places at once and is asked once for each; FOW-T39 names a subtype that changes nothing.
 */
class FowFireVectorsTest {
    private static final Set<String> CHANGES_NOTHING = Set.of("subtype");

    static List<Vector> vectors() {
        return Vector.of("fow.jsonl").stream()
                .filter(vector -> vector.command().equals("shoot"))
                .filter(vector -> vector.inputs().containsKey("from"))
                .toList();
    }

    @Test
    void everyVectorOfTheChapterIsThere() {
        assertEquals(4, vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        Set<Object> touched = new LinkedHashSet<>();
        for (String from : places(vector.inputs().get("from"))) {
            Map<String, Object> answer = Vector.ask(arguments(vector, from));
            touched.addAll(Json.list(answer, "rules"));
            switch (String.valueOf(vector.expected().get("ruling"))) {
                case "not-allowed" -> assertEquals("not-allowed", answer.get("outcome"));
                case "allowed" ->
                    assertEquals("1/1", Json.object(answer, "exact").get("allowed"));
                case "rof" -> assertEquals(dice(vector.expected().get("rof")), quantity(answer, "dice"));
                default -> throw new AssertionError("no check for " + vector.expected());
            }
        }
        assertTrue(touched.containsAll(vector.rules()), () -> vector.id() + " touches " + touched);
    }

    @ParameterizedTest
    @CsvSource({
        "allowed, --from nest --bearing 90, FOW-FIRE-03 FOW-FIRE-10",
        "allowed, --from nest --bearing -90, FOW-FIRE-03",
        "allowed, --from nest --bearing 270, FOW-FIRE-03",
        "not-allowed, --from nest --bearing 91, FOW-FIRE-03 FOW-FIRE-10",
        "not-allowed, --from nest --bearing 90 --reading arc-edge=outside, FOW-FIRE-03",
        "allowed, --from nest --bearing 180 --all-round, FOW-FIRE-04 FOW-FIRE-05",
        "allowed, --from tobruk-pit --bearing 180, FOW-FIRE-11",
        "allowed, --from pillbox --slit 0 --slit 180 --bearing 90, FOW-FIRE-07 FOW-FIRE-08 FOW-FIRE-12",
        "allowed, --from pillbox --slit 120 --bearing -150, FOW-FIRE-08",
        "not-allowed, --from pillbox --slit 120 --bearing -149, FOW-FIRE-08 FOW-FIRE-12",
        "not-allowed, --from pillbox --slit 0 --slit 180 --bearing 90 --reading arc-edge=outside, FOW-FIRE-08",
        "allowed, --from turret --bearing 180, FOW-FIRE-09 FOW-FIRE-13",
        "allowed, --from tank-pit --bearing 180, FOW-TANKPIT-06",
        "allowed, --from gun-pit --bearing 45 --field-of-fire 45, FOW-GUNPIT-04 FOW-GUNPIT-05",
        "not-allowed, --from gun-pit --bearing 46 --field-of-fire 45, FOW-GUNPIT-04",
        "allowed, --from gun-pit --bearing 180 --field-of-fire 180 --reading arc-edge=outside, FOW-GUNPIT-04",
        "allowed, --from artillery-bunker --mode bombardment, FOW-ARTB-01 FOW-ARTB-02",
        "not-allowed, --from artillery-bunker --slit 0 --bearing 135, FOW-FIRE-08",
        "not-allowed, --from pillbox --mode bombardment, FOW-ARTB-01",
        "allowed, --from anti-aircraft-bunker --target aircraft --bearing 200, FOW-AAB-03 FOW-AAB-04",
        "not-allowed, --from turret --state bailed-out, FOW-CORE-08",
        "not-allowed, --from nest --state destroyed, FOW-NEST-07",
    })
    void fieldOfFire(String ruling, String options, String rules) {
        Map<String, Object> answer = ask(options);
        assertEquals(ruling, answer.getOrDefault("outcome", "allowed"));
        assertTrue(Json.list(answer, "rules").containsAll(List.of(rules.split(" "))), () -> "" + answer.get("rules"));
    }

    @ParameterizedTest
    @CsvSource({
        "3, --from pillbox --rof 3, FOW-CORE-47",
        "1, --from pillbox --rof 3 --state pinned, FOW-PILL-05",
        "2, --from nest --rof 3 --state pinned --pinned-rof 2, FOW-PILL-06",
        "1, --from nest --rof 1 --state pinned --pinned-rof 2, FOW-PILL-06",
        "2, --from turret --rof 3 --state pinned, FOW-PILL-06",
        "1, --from turret --rof 3 --state pinned --pinned-rof 1, FOW-PILL-05",
        "1, --from gun-pit --rof 3 --state pinned, FOW-CORE-09",
    })
    void rateOfFire(int dice, String options, String rule) {
        Map<String, Object> answer = ask(options);
        assertEquals(dice(dice), quantity(answer, "dice"));
        assertTrue(Json.list(answer, "rules").contains(rule), () -> "" + answer.get("rules"));
    }

    @ParameterizedTest
    @CsvSource({
        "4/9, 4/9, --from nest --rof 2 --to-hit 3+",
        "1/2, 1/4, --from artillery-bunker --mode bombardment --rof 2",
        "1/2, 1/4, --from anti-aircraft-bunker --target aircraft --rof 2",
        "4/9, 1/9, --from flak-nest --target aircraft --rof 2 --skill conscript",
        "4/9, 4/9, --from tobruk-pit --rof 2 --skill veteran",
        "5/18, 25/36, --from nest --rof 2 --target-skill conscript",
        "4/9, 4/9, --from nest --rof 2 --target-skill trained --skill conscript",
        "1/2, 1/4, --from gun-pit --rof 2 --target-skill veteran --target teams",
        "5/18, 1/36, --from nest --rof 2 --target-skill 6+",
    })
    void hits(String one, String two, String options) {
        Map<String, Object> hits = quantity(ask(options), "hits");
        assertEquals(one, hits.get("1"));
        assertEquals(two, hits.get("2"));
    }

    private static Map<String, Object> ask(String options) {
        List<String> args = new ArrayList<>(List.of("fow", "fire", "--odds", "--json"));
        args.addAll(List.of(options.split(" ")));
        return Vector.ask(args);
    }

    private static Map<String, Object> quantity(Map<String, Object> answer, String name) {
        return Json.object(Json.object(Json.object(answer, "quantities"), name), "distribution");
    }

    private static Map<String, Object> dice(Object number) {
        return Map.of(number.toString(), "1/1");
    }

    private static List<String> places(Object from) {
        return from instanceof List<?> several
                ? several.stream().map(Object::toString).toList()
                : List.of(from.toString());
    }

    private static List<String> arguments(Vector vector, String from) {
        List<String> args = new ArrayList<>(List.of("fow", "fire", "--odds", "--json", "--from", from));
        for (Map.Entry<String, Object> input : vector.inputs().entrySet()) {
            if (input.getKey().equals("from") || CHANGES_NOTHING.contains(input.getKey())) {
                continue;
            }
            args.add(
                    switch (input.getKey()) {
                        case "state", "rof" -> "--" + input.getKey();
                        case "pinnedRof" -> "--pinned-rof";
                        case "targetBearingDegrees" -> "--bearing";
                        case "fieldOfFireHalfAngle" -> "--field-of-fire";
                        default -> throw new AssertionError("no option for the input " + input.getKey());
                    });
            args.add(input.getValue().toString());
        }
        return args;
    }
}
