package io.redoubt.vectors.dh;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of shots that are asked as they stand: every outcome an exact fraction, its rules touched, under
 * the usual reading and under every other one they tell of.
 *
 * <p>An example gives the Guts with all modifiers in them; where it names the weapon's modifier as well, both are
 * asked.
 */
class DhShootVectorsTest {
    private static final Set<String> SHOTS = Set.of(
            "DH-V03", "DH-V04", "DH-V07", "DH-V08", "DH-V09", "DH-V12", "DH-V15", "DH-V16", "DH-V18", "DH-V19",
            "DH-V20", "DH-V23", "DH-V33", "DH-V34");

    private static final Map<String, String> OUTCOMES = Map.ofEntries(
            Map.entry("no casualties: no Guts Check", "unharmed"),
            Map.entry("casualties, Guts passed", "holds"),
            Map.entry("casualties, Guts failed: 1st Pin (Pinned)", "pinned"),
            Map.entry("casualties, Guts failed: 2nd Pin (Fall Back optional)", "pinned"),
            Map.entry("casualties, Guts failed: 3rd Pin (must Rout 9\")", "routed"),
            Map.entry("whole crew lost", "wiped-out"),
            Map.entry("not Acquired", "not-acquired"),
            Map.entry("missed", "missed"),
            Map.entry("no penetration", "no-penetration"),
            Map.entry("stands, crew holds", "holds"),
            Map.entry("stands, crew Pinned (1st Pin)", "pinned"),
            Map.entry("stands, crew Routs 9\" (no Pin)", "routed"),
            Map.entry("stands, crew wiped out", "wiped-out"),
            Map.entry("destroyed: survivors Routed 9\"", "destroyed+routed"),
            Map.entry("destroyed: no survivors", "destroyed+no-survivors"),
            Map.entry("destroyed: crew and fortification eliminated", "eliminated"));

    private static final Map<String, String> READINGS = Map.of(
            "table total 10 read as '9-10' (top row from 11)", "dh.total-of-ten=routed",
            "penetration only when value > AV", "dh.equal-armour=bounces");

    private static final Map<String, String> GUNS = Map.of(
            "10.5cm", "conc:10.5cm",
            "76.2mm", "t34:76.2mm",
            "37mm", "h35:37mm",
            "45mm", "slog:45mm",
            "7.5cm", "atb:7.5cm",
            "Maxim", "slog:maxim");

    static List<DhVectors.Example> vectors() {
        return DhVectors.all().stream()
                .filter(each -> SHOTS.contains(each.id()))
                .toList();
    }

    @Test
    void noneIsMissing() {
        assertEquals(SHOTS.size(), vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(DhVectors.Example vector) {
        Map<String, Object> answer = DhVectors.ask(command(vector));
        assertEquals(expected(vector.answers()), possible(answer));
        vector.assertTouched(Json.list(answer, "rules"));
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void otherReadingsHold(DhVectors.Example vector) {
        for (Map.Entry<String, Object> other : vector.others().entrySet()) {
            String reading = READINGS.get(other.getKey());
            Map<String, Object> answer = DhVectors.ask(command(vector) + " --reading " + reading);
            assertEquals(expected(Json.object(vector.others(), other.getKey())), possible(answer), other.getKey());
        }
    }

    private static Map<String, Fraction> expected(Map<String, Object> answers) {
        Map<String, Fraction> expected = new LinkedHashMap<>();
        DhVectors.fractions(answers).forEach((words, chance) -> expected.put(outcome(words), chance));
        return expected;
    }

    private static String outcome(String words) {
        int plus = words.indexOf(" + heaviest weapon destroyed");
        String name = OUTCOMES.get(plus < 0 ? words : words.substring(0, plus));
        return plus < 0 ? name : name + "+weapon-lost";
    }

    /** The outcomes that have a chance at all. */
    private static Map<String, Fraction> possible(Map<String, Object> answer) {
        Map<String, Fraction> possible = new LinkedHashMap<>();
        DhVectors.fractions(Json.object(answer, "exact")).forEach((name, chance) -> {
            if (chance.signum() > 0) {
                possible.put(name, chance);
            }
        });
        return possible;
    }

    private static String command(DhVectors.Example vector) {
        Map<String, Object> in = vector.inputs();
        List<String> words = new ArrayList<>(List.of("shoot", "--odds", "--by", by(in)));
        words.add("--at");
        words.add(in.get("target").toString().toLowerCase(java.util.Locale.ROOT));
        in.forEach((key, value) -> words.addAll(option(key, value, in)));
        return String.join(" ", words);
    }

    private static String by(Map<String, Object> in) {
        if ("flamethrower".equals(in.get("weapon"))) {
            return "flame-thrower";
        }
        if ("ATR".equals(in.get("weapon"))) {
            return "at-rifle";
        }
        return in.containsKey("acc") ? "small-arms" : "main-gun";
    }

    private static List<String> option(String key, Object value, Map<String, Object> in) {
        return switch (key) {
            case "target", "acquire_final", "pen_mod", "steps" -> List.of();
            case "weapon" ->
                GUNS.containsKey(value.toString()) ? List.of("--gun", GUNS.get(value.toString())) : List.of();
            case "mode" -> List.of("--aim", value.equals("gun") ? "structure" : "crew");
            case "acc" -> List.of("--accuracy", value.toString());
            case "count" -> List.of("--weapons", value.toString());
            case "dm" -> List.of("--weapon-dm=" + value);
            case "target_dm" -> List.of("--target-dm=" + value);
            case "ph" -> List.of("--penetrating-hits", value.toString());
            case "face" -> List.of("--facing", value.toString());
            case "mm" -> List.of("--mm=" + value);
            case "acquire", "hit", "guts" -> List.of("--" + key, value + "/10");
            case "guts_final" -> in.containsKey("guts") ? List.of() : List.of("--guts", value + "/10");
            case "shots", "ap", "crew", "pins", "rof" -> List.of("--" + key, value.toString());
            case "pen_row" -> List.of("--penetration", value.toString().replaceAll("[\\[\\] ]", ""));
            default -> throw new AssertionError("no option for the input " + key);
        };
    }
}
