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

/**
 * Shooting at teams in cover: the worked examples of the vectors, and figures worked out by hand.
 *
 * <p>FOW-T96 and FOW-T103 name the cover alone. A weapon and a target are added to them: what they ask for, Concealment
 * and Bulletproof Cover, shows in the score to hit and in a Firepower Test after the Save. FOW-T103 is three questions.
 */
class FowTeamsInCoverTest {
    private static final String SHOT = " --target-skill veteran --firepower 3+";

    /** Veteran: 4+; Concealed 5+; saved on 3+, and in Bulletproof Cover lost on Firepower 3+ alone. */
    private static final String CONCEALED_AND_BULLETPROOF = "2/27"; // 1/3 x 1/3 x 2/3

    private static final String BULLETPROOF = "1/9"; // 1/2 x 1/3 x 2/3
    private static final String IN_THE_OPEN = "1/6"; // 1/2 x 1/3

    @Test
    void sameTrenchSection() {
        Vector vector = vector("FOW-T96");
        assertEquals("concealed+bulletproof", vector.expected().get("ruling"));
        Map<String, Object> answer = ask("--at trench-line --same-section" + SHOT);
        assertEquals(CONCEALED_AND_BULLETPROOF, destroyed(answer));
        vector.assertRulesTouched(answer);
    }

    @Test
    void throughAndBehindABunker() {
        Vector vector = vector("FOW-T103");
        assertEquals(
                List.of("blocked", "bulletproof", "bulletproof"),
                vector.expected().get("results"));
        Map<String, Object> through = ask("--at trench-line --through-bunker" + SHOT);
        Map<String, Object> intact = ask("--at behind-bunker" + SHOT);
        Map<String, Object> wreck = ask("--at behind-bunker --destroyed" + SHOT);
        assertEquals("not-allowed", through.get("outcome"));
        assertEquals(BULLETPROOF, destroyed(intact));
        assertEquals(BULLETPROOF, destroyed(wreck));
        Set<Object> touched = new LinkedHashSet<>(Json.list(through, "rules"));
        touched.addAll(Json.list(intact, "rules"));
        touched.addAll(Json.list(wreck, "rules"));
        assertTrue(touched.containsAll(vector.rules()), touched::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "--at trench-line, 2/27, FOW-TRENCH-03 FOW-TRENCH-10 FOW-CORE-41 FOW-CORE-46",
        "--at gun-pit, 2/27, FOW-GUNPIT-02 FOW-TRENCH-10",
        "--at street-barricade, 2/27, FOW-BARR-13",
        "--at street-barricade --gapped, 2/27, FOW-BARR-13 FOW-GAP-13",
        "--at street-barricade --same-side, 1/6, FOW-BARR-13",
        "--at street-barricade --same-side --concealed, 1/9, FOW-CORE-41",
        "--at behind-bunker, 1/9, FOW-BOBS-06",
        "--at behind-bunker --concealed, 2/27, FOW-BOBS-06 FOW-CORE-41",
        "--at behind-bunker --destroyed, 1/9, FOW-DEST-04",
        "--at behind-bunker --reading behind-bunker=concealed-too, 2/27, FOW-BOBS-06",
        "--at trench-line --through-bunker --destroyed --reading destroyed-bunker-sight=clear, 2/27, FOW-TRENCH-03",
    })
    void coverTells(String options, String destroyed, String rules) {
        Map<String, Object> answer = ask(options + SHOT);
        assertEquals(destroyed, destroyed(answer));
        assertTrue(Json.list(answer, "rules").containsAll(List.of(rules.split(" "))), () -> "" + answer.get("rules"));
    }

    @ParameterizedTest
    @CsvSource({
        "conscript, '', 2/3", // 2+, Concealed 3+
        "trained, '', 1/2",
        "veteran, '', 1/3",
        "veteran, --range 16in, 1/3",
        "veteran, --range 40.5cm, 1/6",
        "trained, --gone-to-ground, 1/3",
        "veteran, --gone-to-ground, 1/6",
        "veteran, --gone-to-ground --range 17in, 1/18", // 7: a 6, then 5+
        "6+, --gone-to-ground, 1/36", // 8: a 6, then a 6
        "veteran, --to-hit 2+, 5/6",
    })
    void scoreToHit(String training, String more, String hit) {
        Map<String, Object> answer =
                ask(("--at trench-line --firepower 3+ --target-skill " + training + ' ' + more).strip());
        assertEquals(hit, quantity(answer, "hits").get("1"));
    }

    @ParameterizedTest
    @CsvSource({"infantry, 2/9", "gun, 4/9", "man-packed-gun, 4/9", "unarmoured-vehicle, 4/9"})
    void savesByTeam(String team, String destroyed) {
        assertEquals(destroyed, destroyed(ask("--at behind-bunker --hits 1 --firepower 3+ --team " + team)));
    }

    /** Three hits on two teams: one takes two of them. A hit kills with 1/3, two with 5/9. */
    @Test
    void hitsAreSpreadEvenly() {
        Map<String, Object> casualties =
                quantity(ask("--at street-barricade --mode bombardment --hits 3 --target-teams 2"), "casualties");
        assertEquals(Map.of("0", "8/27", "1", "14/27", "2", "5/27"), casualties);
    }

    /** Fire from above: a barricade is no help, a trench is. */
    @ParameterizedTest
    @CsvSource({
        "bombardment, street-barricade, 1/3, FOW-BARR-14",
        "air-strike, street-barricade, 1/3, FOW-BARR-15",
        "bombardment, trench-line, 2/9, FOW-TRENCH-03",
    })
    void fromAbove(String mode, String at, String destroyed, String rule) {
        String firepower = at.equals("trench-line") ? " --firepower 3+" : "";
        Map<String, Object> answer = ask("--hits 1 --mode " + mode + " --at " + at + firepower);
        assertEquals(destroyed, destroyed(answer));
        assertTrue(Json.list(answer, "rules").contains(rule));
    }

    @Test
    void fiveHitsPin() {
        Map<String, Object> four = Json.object(ask("--at gun-pit --hits 4 --firepower 6"), "exact");
        Map<String, Object> five = Json.object(ask("--at gun-pit --hits 5 --firepower 6"), "exact");
        Map<String, Object> trucks =
                Json.object(ask("--at behind-bunker --hits 5 --firepower 6 --team unarmoured-vehicle"), "exact");
        assertEquals("0/1", four.get("pinned"));
        assertEquals("0/1", five.get("unharmed"));
        assertEquals("0/1", trucks.get("pinned"));
    }

    @ParameterizedTest
    @CsvSource({
        "--at trench-line --line-of-sight no, FOW-CORE-15",
        "--at trench-line --team gun, FOW-TRENCH-07",
        "--at trench-line --through-bunker --destroyed, FOW-BOBS-05",
        "--at trench-line --moved --no-fire-on-the-move, FOW-CORE-09",
        "--at nest --skill trained --through-bunker, FOW-BOBS-05",
    })
    void refused(String options, String rule) {
        Map<String, Object> answer = ask(options + SHOT);
        assertEquals("not-allowed", answer.get("outcome"));
        assertTrue(
                Json.list(answer, "reasons").stream()
                        .anyMatch(reason -> reason.toString().contains(rule)),
                () -> "" + answer.get("reasons"));
    }

    private static Vector vector(String id) {
        return Vector.of("fow.jsonl").stream()
                .filter(vector -> vector.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, Object> ask(String options) {
        List<String> args = new ArrayList<>(List.of("fow", "shoot", "--odds", "--json"));
        args.addAll(List.of(options.split(" ")));
        return Vector.ask(args);
    }

    private static Object destroyed(Map<String, Object> answer) {
        return Json.object(answer, "exact").getOrDefault("destroyed", "none");
    }

    private static Map<String, Object> quantity(Map<String, Object> answer, String name) {
        return Json.object(Json.object(Json.object(answer, "quantities"), name), "distribution");
    }
}
