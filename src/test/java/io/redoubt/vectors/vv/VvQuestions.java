package io.redoubt.vectors.vv;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The worked examples of Valor and Victory as command lines. */
final class VvQuestions {
    private VvQuestions() {}

    /** What a vector asks, one line for each of its cases. */
    static List<String> of(Vector vector) {
        Map<String, Object> inputs = vector.inputs();
        if (inputs.containsKey("types")) {
            return each(Json.list(inputs, "types"), "occupy --position ");
        }
        if (vector.command().equals("deploy-check")) {
            return deployment(inputs);
        }
        String verb = vector.command().replace("other:", "");
        List<Object> cases = Json.list(inputs, "cases");
        if (cases.isEmpty()) {
            return List.of(verb + options(inputs));
        }
        List<String> lines = new ArrayList<>();
        for (Object one : cases) {
            String more = one instanceof String position ? " --at " + position : options(map(one));
            lines.add(verb + options(inputs) + more);
        }
        return lines;
    }

    private static List<String> each(List<Object> values, String lead) {
        List<String> lines = new ArrayList<>();
        for (Object value : values) {
            lines.add(lead + value);
        }
        return lines;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object object) {
        return (Map<String, Object>) object;
    }

    private static List<String> deployment(Map<String, Object> inputs) {
        List<String> lines = new ArrayList<>();
        for (Object request : Json.list(inputs, "requested")) {
            lines.add("deploy-check" + counts("oob", inputs.get("oob")) + counts("requested", request));
        }
        for (Object one : Json.list(inputs, "cases")) {
            lines.add("deploy-check" + (one instanceof List<?> pair ? site(pair) : facts(map(one))));
        }
        if (inputs.containsKey("outside")) {
            lines.add("deploy-check --position " + inputs.get("position") + " --outside "
                    + Json.list(inputs, "outside").size());
        }
        return lines;
    }

    private static String counts(String option, Object counts) {
        StringBuilder text = new StringBuilder();
        map(counts).forEach((type, number) -> text.append(" --" + option + ' ' + type + '=' + number));
        return text.toString();
    }

    private static String site(List<?> pair) {
        return " --position " + pair.get(0) + " --terrain " + pair.get(1);
    }

    private static String facts(Map<String, Object> facts) {
        if (facts.containsKey("scenarioRule")) {
            Map<String, Object> recorded = Json.object(facts, "recorded");
            String place = recorded.isEmpty() ? "" : " --map " + recorded.get("map") + " --hex " + recorded.get("hex");
            String rule = facts.get("scenarioRule").equals(true) ? " --scenario-rule" : "";
            return " --position minefield --hidden" + rule + place;
        }
        return " --position cave --theater " + facts.get("theater") + " --side " + facts.get("side")
                + " --nearest-cave " + facts.get("nearestCave");
    }

    private static String options(Map<String, Object> inputs) {
        StringBuilder line = new StringBuilder();
        inputs.forEach((key, value) -> line.append(option(key, value, inputs)));
        return line.toString();
    }

    private static String option(String key, Object value, Map<String, Object> inputs) {
        boolean assault = inputs.containsKey("won") || inputs.containsValue("overrun");
        return switch (key) {
            case "units", "tunnel", "from", "firer", "apfp", "entry", "phase" -> " --" + key + ' ' + value;
            case "die" -> inputs.containsKey("target") ? "" : " --die " + value;
            case "hidden", "won", "attacked" -> value.equals(true) ? " --" + key : "";
            case "position" -> (assault ? " --at " : " --position ") + value;
            case "terrainCost" -> " --terrain-cost " + value;
            case "terrainCover" -> " --terrain-cover " + value;
            case "movementPoints" -> " --movement-points " + value;
            case "targetNumber" -> " --target-number " + value;
            case "target" -> " --at " + value;
            case "bunkerType" -> " --bunker-type " + value;
            case "alreadyMoved" -> value.equals(true) ? " --moved" : "";
            case "unit" -> " --as " + value;
            case "mode" -> " --mode " + value;
            case "hexes" -> " --tunnel " + value;
            case "occupants" -> " --as infantry --occupants " + value;
            case "mover" -> " --mover " + value;
            case "adjacent" -> value.equals(true) ? "" : " --not-adjacent";
            case "firepowerType" -> value.equals("ATFP") ? " --atfp D" : "";
            // Who holds the hex is what an assault is about; nobody is the default.
            case "occupiedBy", "cases" -> "";
            default -> throw new AssertionError("no option for the input " + key);
        };
    }
}
