package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Shares;
import io.redoubt.vectors.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The worked examples of assaults and counterattacks: each as an exact fraction, its rules touched.
 *
 * <p>FOW-T48 counts a captured Turret as Destroyed, where our answer tells the two apart: its share is the sum.
 */
class FowAssaultVectorsTest {
    private static final String CAPTURED_IS_DESTROYED = "FOW-T48";

    static List<Vector> vectors() {
        return Vector.of("fow.jsonl").stream()
                .filter(vector ->
                        vector.command().equals("assault") || vector.command().equals("counterattack"))
                .toList();
    }

    @Test
    void everyVectorOfTheChapterIsThere() {
        assertEquals(10, vectors().size());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void vectorHolds(Vector vector) {
        Map<String, Object> answer = Vector.ask(arguments(vector));
        vector.assertRulesTouched(answer);
        if (vector.expected().containsKey("ruling")) {
            assertEquals(vector.expected().get("ruling"), answer.get("outcome"));
        } else if (vector.id().equals(CAPTURED_IS_DESTROYED)) {
            Shares shares = Shares.of(answer);
            assertEquals(Fraction.of(5, 8), shares.of("unharmed"));
            assertEquals(Fraction.of(3, 8), shares.of("destroyed").plus(shares.of("captured")));
            assertEquals(Fraction.of(1, 4), shares.of("destroyed"));
        } else {
            vector.assertProbabilities(answer);
        }
    }

    private static List<String> arguments(Vector vector) {
        List<String> args = new ArrayList<>(List.of("fow", vector.command(), "--odds", "--json"));
        for (Map.Entry<String, Object> input : vector.inputs().entrySet()) {
            args.addAll(option(vector.command(), input.getKey(), input.getValue()));
        }
        return args;
    }

    private static List<String> option(String command, String key, Object value) {
        return switch (key) {
            case "target" -> List.of("--at", value.toString());
            case "bunker" -> List.of("--from", value.toString());
            case "targetState", "bunkerState" -> List.of("--state", value.toString());
            case "tankAssault" -> List.of("--tank-assault", value.toString());
            case "motivation", "enemyMotivation" -> List.of("--motivation", value.toString());
            case "maxRounds" -> List.of("--rounds", value.toString());
            case "assaultingTeams" -> List.of("--teams-left", value.toString());
            case "across" -> List.of("--across", value.toString());
            case "onlyDefender" -> List.of("--only-defender");
            case "startedAssaultStepAdjacent" -> List.of("--not-adjacent");
            case "adjacent" ->
                command.equals("assault") ? teams(value, "") : List.of("--adjacent", adjacent(rows(value)));
            case "slits" -> slits(value);
            default -> throw new AssertionError("no option for the input " + key);
        };
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rows(Object value) {
        return (List<Map<String, Object>>) value;
    }

    private static String adjacent(List<Map<String, Object>> teams) {
        Object team = teams.get(0).get("team");
        return team.equals("tank") ? "vehicle" : team.toString();
    }

    private static List<String> teams(Object value, String at) {
        List<String> teams = new ArrayList<>();
        for (Map<String, Object> row : rows(value)) {
            teams.addAll(List.of("--team", row.get("count") + "x" + row.get("skill") + ':' + row.get("team") + at));
        }
        return teams;
    }

    @SuppressWarnings("unchecked")
    private static List<String> slits(Object value) {
        Map<String, Object> slits = (Map<String, Object>) value;
        List<String> options = new ArrayList<>(List.of("--slits", Integer.toString(slits.size())));
        slits.forEach((slit, teams) -> options.addAll(teams(teams, '@' + slit)));
        return options;
    }
}
