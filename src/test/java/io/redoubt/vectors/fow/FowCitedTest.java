package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.vectors.Vector;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What answers cite, and which disputed points they and the entries of rules name. */
class FowCitedTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"infantry", "infantry --not-adjacent", "man-packed-gun --gapped", "fully-tracked --skill 3+"})
    void nobodyEndsOnTopOfABarricade(String team) {
        for (String mode : List.of("--odds", "--seed=1")) {
            String rules = answer("cross " + mode + " --obstacle street-barricade --as " + team)
                    .get("rules")
                    .toString();
            assertTrue(rules.contains("FOW-BARR-11") && rules.contains("FOW-BARR-12"), rules);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "FOW-SHOT-06, fow.within",
        "FOW-DEPL-13, fow.within",
        "FOW-DFIRE-04, fow.within",
        "FOW-GAP-04, fow.within",
        "FOW-ASLT-17, fow.within",
        "FOW-GAP-05, fow.pinned-shooter",
        "FOW-DFIRE-04, fow.defensive-fire-of-others",
        "FOW-SMOKE-06, fow.smoke-blinds",
        "FOW-SMOKE-06, fow.smoke-at-all-round",
        "FOW-CORE-54, fow.sight-through-smoke",
        "FOW-GUNPIT-02, fow.vehicles-in-gun-pits"
    })
    void entriesNameTheirDisputes(String rule, String key) {
        String entry = Shell.plain().run(List.of("rules", rule)).out();
        assertTrue(entry.contains(key), entry);
    }

    @Test
    void vehiclesInGunPitsAreASwitch() {
        Map<String, Object> refused = answer("occupy --seed=1 --position gun-pit --as wheeled");
        assertEquals("not-allowed", refused.get("outcome"));
        assertEquals(
                "{fow.vehicles-in-gun-pits=not-allowed}",
                refused.get("readings").toString());
        String allowed = " --reading fow.vehicles-in-gun-pits=allowed";
        assertEquals(
                "concealed+bulletproof",
                answer("occupy --seed=1 --position gun-pit --as wheeled" + allowed)
                        .get("outcome"));
        assertEquals(
                "{}",
                answer("occupy --seed=1 --position gun-pit --as gun")
                        .get("readings")
                        .toString());
    }

    /** Where it makes no difference nobody is told of a reading. */
    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    void oneDieIsNoMatterOfReading(String rof, boolean disputed) {
        Map<String, Object> answer =
                answer("gap --with gun --bunker-buster --skill trained --firepower 3+ --seed=1 --rof " + rof);
        assertEquals(disputed, answer.get("steps").toString().contains("(reading)"), answer::toString);
        assertEquals(disputed, answer.get("readings").toString().contains("fow."), answer::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --odds --at nest --skill trained --firepower 3+ --from tank-pit --moved | FOW-TANKPIT-04",
                "shoot --odds --at nest --skill trained --firepower 3+ --from gun-pit --moved | FOW-GUNPIT-03",
                "shoot --odds --at trench-line --target-skill trained --firepower 3+ --from tank-pit --moved"
                        + " | FOW-TANKPIT-04"
            })
    void whatIsDugInHasNotMoved(String shot, String rule) {
        Map<String, Object> answer = answer(shot);
        assertEquals("not-allowed", answer.get("outcome"), answer::toString);
        assertTrue(answer.get("reasons").toString().contains(rule), answer::toString);
    }

    @Test
    void bunkersDoNotMove() {
        Shell.Result result = Shell.plain()
                .run(List.of("fow shoot --at nest --skill trained --firepower 3+ --from nest --moved".split(" ")));
        assertEquals(2, result.exit(), result.err());
    }

    @Test
    void aPinnedBunkerFightsByTheRulesThatLetIt() {
        String rules = answer("assault --odds --at nest --state pinned --team 1xtrained")
                .get("rules")
                .toString();
        assertTrue(rules.contains("FOW-CTR-02") && !rules.contains("FOW-FIGHT-07"), rules);
    }

    @Test
    void victoryNamesTheBunkersItCounts() {
        String enemy = answer("victory --seed=1 --destroyed 0 --total 4 --own-standing 1")
                .toString();
        assertTrue(enemy.contains("4 of 4 enemy Bunkers are left"), enemy);
        String both = answer("victory --seed=1 --destroyed 0 --total 4 --own-standing 1"
                        + " --reading fow.bunkers-on-the-table=all-bunkers")
                .toString();
        assertTrue(both.contains("5 of 5 Bunkers of both sides are left"), both);
    }

    @Test
    void capturedTurretsAreDestroyedAndNoDispute() {
        Map<String, Object> answer = answer("victory --odds --destroyed 2 --captured 1 --total 3");
        assertEquals("bonus", answer.get("outcome"));
        assertEquals("{}", answer.get("readings").toString());
        assertTrue(answer.get("rules").toString().contains("FOW-ASLT-17"), answer::toString);
        assertFalse(Shell.plain().run(List.of("readings")).out().contains("captured-turrets"));
        assertEquals(
                2,
                Shell.plain().run(List.of("readings", "fow.captured-turrets")).exit());
    }

    @Test
    void nothingIsShakenAfterItsStartingStep() {
        assertEquals(
                "{unharmed=1/1, destroyed=0/1}",
                answer("start-step --odds --at nest --state pinned")
                        .get("exact")
                        .toString());
    }

    private static Map<String, Object> answer(String command) {
        return Vector.ask(List.of(("fow " + command + " --json").split(" ")));
    }
}
