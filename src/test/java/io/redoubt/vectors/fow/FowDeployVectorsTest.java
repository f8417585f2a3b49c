package io.redoubt.vectors.fow;

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
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The worked examples of deployment, of who defends, of victory, and of the look-ups.
 *
 * <p>Their inputs are mapped to options: FOW-T84 is asked of {@code defender}, FOW-T88 of {@code states} (and of
 * {@code deploy-check}, whose outcomes are legal and illegal), and examples about several pieces ask once for each.
 */
class FowDeployVectorsTest {
    private static Vector vector(String id) {
        return Vector.of("fow.jsonl").stream()
                .filter(vector -> vector.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, Object> ask(String line) {
        List<String> args = new ArrayList<>(List.of("fow"));
        args.addAll(List.of(line.split(" ")));
        args.addAll(List.of("--odds", "--json"));
        return Vector.ask(args);
    }

    private static Object exact(Map<String, Object> answer, String outcome) {
        return Json.object(answer, "exact").get(outcome);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FOW-T79", "FOW-T80"})
    void spacing(String id) {
        Vector vector = vector(id);
        Map<String, Object> spacing = Json.object(vector.inputs(), "bunkerSpacing");
        Map<String, Object> answer = ask("deploy-check --spacing " + spacing.get("value") + spacing.get("unit")
                + " --location " + vector.inputs().get("location") + " --in-deployment-area yes");
        assertEquals("1/1", exact(answer, vector.expected().get("ruling").toString()));
        vector.assertRulesTouched(answer);
    }

    @Test
    void diceOffBetweenForcesWithBunkers() {
        Map<String, Object> answer = ask("defender --mission defensive-battle --a-bunkers yes --b-bunkers yes");
        Vector vector = vector("FOW-T84");
        assertEquals(vector.expected().get("A-attacks"), exact(answer, "a-attacks"));
        assertEquals(vector.expected().get("B-attacks"), exact(answer, "b-attacks"));
        assertEquals("0/1", exact(answer, "mission-decides"));
        vector.assertRulesTouched(answer);
    }

    @Test
    void fortificationsNeedTheSpecialRule() {
        Map<String, Object> answer = ask("deploy-check --mission none --fortification trench-line");
        assertEquals("1/1", exact(answer, "illegal"));
        vector("FOW-T85").assertRulesTouched(answer);
    }

    /** FOW-TANKPIT-08: the placement is illegal, one fault among the others. */
    @Test
    void tankWithoutTurretIsOneFaultMore() {
        Map<String, Object> answer = ask("deploy-check --turret no --spacing 8in");
        assertEquals("1/1", exact(answer, "illegal"));
        assertEquals(2, Json.list(answer, "reasons").size());
        assertTrue(Json.list(answer, "rules").contains("FOW-TANKPIT-08"));
        assertEquals("1/1", exact(ask("deploy-check --turret yes"), "legal"));
    }

    @Test
    void foxholesAreNotListedForTanks() {
        Map<String, Object> answer = ask("states --team-class tanks --state 1");
        assertEquals("1/1", exact(answer, "not-listed"));
        vector("FOW-T88").assertRulesTouched(answer);
        Map<String, Object> check = ask("deploy-check --team-class tanks --fortification-state 1");
        assertEquals("1/1", exact(check, "illegal"));
        assertTrue(Json.list(check, "reasons").toString().contains("only Tank Pit (4) and Turret (9)"));
        vector("FOW-T88").assertRulesTouched(check);
        for (String listed : List.of("4", "9")) {
            assertEquals("1/1", exact(ask("states --team-class tanks --state " + listed), "listed"));
        }
    }

    @Test
    void startingStepOfTheOwner() {
        Set<Object> touched = new HashSet<>();
        Map<String, String> before = Map.of(
                "nest --state pinned", "unharmed",
                "pillbox --state pinned", "unharmed",
                "turret --state bailed-out", "unharmed",
                "nest --state destroyed", "destroyed");
        before.forEach((bunker, after) -> {
            Map<String, Object> answer = ask("start-step --at " + bunker);
            assertEquals("1/1", exact(answer, after), bunker);
            touched.addAll(Json.list(answer, "rules"));
        });
        assertTrue(touched.containsAll(vector("FOW-T89").rules()));
    }

    @Test
    void allBunkersDestroyedAreOnePlatoonMore() {
        Map<String, Object> answer = ask("victory --destroyed 3 --total 3");
        assertEquals("1/1", exact(answer, "bonus"));
        assertEquals(
                "1/1",
                Json.object(Json.object(answer, "quantities"), "extra-platoons").get("exactMean"));
        vector("FOW-T90").assertRulesTouched(answer);
        assertEquals("1/1", exact(ask("victory --destroyed 2 --total 3"), "no-bonus"));
    }

    @Test
    void familiesOfFortification() {
        Vector vector = vector("FOW-T92");
        List<Object> types = Json.list(vector.inputs(), "types");
        List<Object> results = Json.list(vector.expected(), "results");
        Set<Object> touched = new HashSet<>();
        for (int i = 0; i < types.size(); i++) {
            Map<String, Object> answer = ask("states --type " + types.get(i));
            assertEquals(
                    "1/1",
                    exact(answer, results.get(i).toString()),
                    types.get(i).toString());
            touched.addAll(Json.list(answer, "rules"));
        }
        assertTrue(touched.containsAll(vector.rules()), touched::toString);
    }

    @Test
    void whatCountsAsABunker() {
        Vector vector = vector("FOW-T93");
        List<Object> types = Json.list(vector.inputs(), "types");
        List<Object> results = Json.list(vector.expected(), "results");
        Set<Object> touched = new HashSet<>();
        for (int i = 0; i < types.size(); i++) {
            Map<String, Object> answer = ask("states --as-bunker --type " + types.get(i));
            String outcome = results.get(i).equals(true) ? "bunker" : "not-a-bunker";
            assertEquals("1/1", exact(answer, outcome), types.get(i).toString());
            touched.addAll(Json.list(answer, "rules"));
        }
        assertTrue(touched.containsAll(vector.rules()), touched::toString);
    }

    @Test
    void nobodyJoinsABunkerOrIsJoinedByOne() {
        Vector vector = vector("FOW-T104");
        Map<String, Object> both = ask("deploy-check --join bunker-joins-platoon --join independent-joins-bunker");
        assertEquals("not-allowed", both.get("outcome"));
        vector.assertRulesTouched(both);
        for (Object joining : Json.list(vector.inputs(), "cases")) {
            assertEquals("not-allowed", ask("deploy-check --join " + joining).get("outcome"));
        }
    }

    @Test
    void missionFortificationsComeOnTop() {
        Vector vector = vector("FOW-T106");
        Map<String, Object> answer = ask("deploy-check --mission fortifications --own-bunkers 4 --own-obstacles 3"
                + " --mission-fortifications 5");
        assertEquals(
                vector.expected().get("total") + "/1",
                Json.object(Json.object(answer, "quantities"), "fortifications").get("exactMean"));
        vector.assertRulesTouched(answer);
    }
}
