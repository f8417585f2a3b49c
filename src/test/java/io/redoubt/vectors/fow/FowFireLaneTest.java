package io.redoubt.vectors.fow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.exact.Fraction;
import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import io.redoubt.vectors.Vector;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fields of fire, line of sight and smoke: who fires out of a Bunker, worked out by hand. */
class FowFireLaneTest {
    private static final String ARC = "fow.defensive-fire-of-others";
    private static final String SMOKE = "fow.smoke-blinds";
    private static final String SIDES = "fow.smoke-at-all-round";

    /** One die on 4+, and one hit stops the assault: 1/2 where the Bunker fires. */
    @ParameterizedTest
    @CsvSource({
        "n:1x4+:12in, '', 1/2, ''",
        "n:1x4+:12in:out-of-arc, '', 0/1, fow.defensive-fire-of-others",
        "n:1x4+:12in:out-of-arc, fow.defensive-fire-of-others=field-of-fire, 0/1, fow.defensive-fire-of-others",
        "n:1x4+:12in:out-of-arc, fow.defensive-fire-of-others=line-of-sight, 1/2, fow.defensive-fire-of-others",
        "n:1x4+:12in:out-of-sight, fow.defensive-fire-of-others=line-of-sight, 0/1, ''",
        "assaulted:1x4+:out-of-arc, fow.defensive-fire-of-others=line-of-sight, 0/1, ''",
        "n:1x4+:17in:out-of-arc, fow.defensive-fire-of-others=line-of-sight, 0/1, ''",
        "n:1x4+:12in:destroyed:out-of-arc, fow.defensive-fire-of-others=line-of-sight, 0/1, ''",
        "n:3x4+:12in:pinned:out-of-arc, fow.defensive-fire-of-others=line-of-sight, 1/2, fow.defensive-fire-of-others",
        "n:1x4+:12in:smoked, '', 0/1, ''",
        "n:1x4+:12in:other-slit-smoked, '', 1/2, fow.smoke-blinds",
        "n:1x4+:12in:other-slit-smoked, fow.smoke-blinds=every-shot, 0/1, fow.smoke-blinds",
        "assaulted:1x4+:other-slit-smoked, fow.smoke-blinds=every-shot, 0/1, fow.smoke-blinds",
        "n:1x4+:12in:other-side-smoked, '', 1/2, fow.smoke-at-all-round",
        "n:1x4+:12in:other-side-smoked, fow.smoke-at-all-round=all-round, 0/1, fow.smoke-at-all-round"
    })
    void defensiveFireNeedsAFreeLane(String fire, String reading, String stopped, String asked) {
        String settled = reading.isEmpty() ? "" : " --reading " + reading;
        Map<String, Object> answer = Vector.ask(List.of(
                ("fow assault --odds --json --at nest --team 1xtrained --stop-at 1 --defensive-fire " + fire + settled)
                        .split(" ")));
        assertEquals(Fraction.parse(stopped), Shares.of(answer).of("attackers-fall-back"));
        Map<String, Object> readings = Json.object(answer, "readings");
        for (String key : List.of(ARC, SMOKE, SIDES)) {
            assertEquals(key.equals(asked), readings.containsKey(key), key);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "--from pillbox --slit -90 --slit 0 --bearing -30 --smoked-slit 0, allowed, not-allowed",
        "--from pillbox --slit -90 --slit 0 --smoked-slit 360, allowed, not-allowed",
        "--from pillbox --slit -90 --slit 0 --bearing 60 --smoked-slit -90, allowed, not-allowed",
        "--from pillbox --slit -90 --slit 0 --bearing 60 --smoked-slit 0, not-allowed, not-allowed",
        "--from pillbox --slit -90 --slit 0 --bearing -30 --smoked-slit 0 --smoked-slit -90, not-allowed, not-allowed",
        "--from nest --smoked-slit 0, not-allowed, not-allowed",
        "--from artillery-bunker --smoked-slit 0, not-allowed, not-allowed",
        "--from artillery-bunker --mode bombardment --smoked-slit 0, allowed, allowed",
        "--from pillbox --slit 0 --bearing 0, allowed, allowed"
    })
    void smokeBlindsASlitOrTheBunker(String shot, String slit, String bunker) {
        assertEquals(slit, outcome(shot + " --reading " + SMOKE + "=its-slit"));
        assertEquals(slit, outcome(shot));
        assertEquals(bunker, outcome(shot + " --reading " + SMOKE + "=every-shot"));
    }

    /** A marker before an all-round Bunker blinds 180 degrees or 360; where both come to the same nothing is disputed. */
    @ParameterizedTest
    @CsvSource({
        "--from flak-nest --smoked-slit 0 --bearing 180 --rof 2, allowed, not-allowed",
        "--from turret --bearing 120 --smoked-slit 0, allowed, not-allowed",
        "--from tobruk-pit --bearing 91 --smoked-slit 0, allowed, not-allowed",
        "--from tobruk-pit --bearing 90 --smoked-slit 0, not-allowed, not-allowed",
        "--from tobruk-pit --bearing 90 --smoked-slit 0 --reading fow.arc-edge=outside, allowed, not-allowed",
        "--from anti-aircraft-bunker --bearing -100 --smoked-slit 0, allowed, not-allowed",
        "--from nest --all-round --bearing 200 --smoked-slit 30, allowed, not-allowed",
        "--from nest --all-round --bearing 60 --smoked-slit 90, not-allowed, not-allowed",
        "--from artillery-bunker --all-round --bearing 180 --smoked-slit 0, allowed, not-allowed",
        "--from turret --bearing 180 --smoked-slit 60 --smoked-slit -60, allowed, not-allowed",
        "--from turret --bearing 180 --smoked-slit 60 --smoked-slit 200, not-allowed, not-allowed",
        "--from turret --smoked-slit 0, allowed, not-allowed",
        "--from turret --smoked-slit 0 --smoked-slit 180, not-allowed, not-allowed",
        "--from flak-nest --smoked some, allowed, not-allowed",
        "--from nest --all-round --smoked side, allowed, not-allowed",
        "--from flak-nest --smoked all, not-allowed, not-allowed",
        "--from artillery-bunker --all-round --mode bombardment --smoked-slit 0, allowed, allowed"
    })
    void smokeBlindsASideOfAnAllRoundBunker(String shot, String side, String allRound) {
        assertEquals(side, outcome(shot));
        assertEquals(side, outcome(shot + " --reading " + SIDES + "=its-side"));
        assertEquals(allRound, outcome(shot + " --reading " + SIDES + "=all-round"));
        Map<String, Object> answer = Vector.ask(List.of(("fow fire --odds --json " + shot).split(" ")));
        assertEquals(!side.equals(allRound), Json.object(answer, "readings").containsKey(SIDES), answer::toString);
    }

    @ParameterizedTest
    @CsvSource({
        "--smoked all, '', not-allowed, fow.sight-through-smoke=blocked",
        "--smoked all, fow.sight-through-smoke=clear, '', fow.sight-through-smoke=clear",
        "--smoked some, '', '', fow.smoke-blinds=its-slit",
        "--smoked side, '', '', ''",
        "--smoked all --line-of-sight yes, '', '', ''"
    })
    void smokeBeforeAPillboxHidesItByTheCoreRules(String smoke, String reading, String outcome, String settled) {
        String settles = reading.isEmpty() ? "" : " --reading " + reading;
        Map<String, Object> answer = Vector.ask(List.of(
                ("fow shoot --odds --json --at pillbox --skill veteran --firepower 3+ --range 8in " + smoke + settles)
                        .split(" ")));
        assertEquals(outcome, answer.getOrDefault("outcome", ""), answer::toString);
        assertEquals("{" + settled + "}", Json.object(answer, "readings").toString());
        if (answer.containsKey("reasons")) {
            assertTrue(answer.get("reasons").toString().contains("FOW-CORE-54"), answer::toString);
        }
    }

    private static Object outcome(String shot) {
        Map<String, Object> answer = Vector.ask(List.of(("fow fire --odds --json " + shot).split(" ")));
        assertEquals(
                shot.contains("smoked"), answer.get("rules").toString().matches(".*(SMOKE|ARTB)-.*"), answer::toString);
        return answer.get("outcome");
    }

    @ParameterizedTest
    @CsvSource({"flame-thrower", "bunker-buster"})
    void noArmourIsBeatenWhereNoneIsSaved(String weapon) {
        Map<String, Object> answer = Vector.ask(
                List.of(("fow shoot --json --seed=1 --at turret --skill trained --weapon " + weapon).split(" ")));
        String steps = answer.get("steps").toString();
        assertTrue(!steps.contains("must be beaten") && steps.contains("leaves it no Armour Save"), steps);
    }
}
