package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static io.redoubt.vectors.lg.LgVectors.distribution;
import static io.redoubt.vectors.lg.LgVectors.odds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions that were once answered wrongly, as they were asked. */
class LgMendedTest {
    private static final String KNOWN = "shoot --method known --fire-mode single --hit 10 --penetrate 5 --troops 1";

    @ParameterizedTest
    @CsvSource({
        "damage --scheme guidelines --result penetrated --weapon heavy-fusion-rifle, part-destroyed, LG-DESTR-14",
        "damage --scheme guidelines --result penetrated --weapon Heavy_Fusion_Rifle, part-destroyed, LG-DMG-11",
        "damage --scheme guidelines --result hit --weapon nuclear, destroyed, LG-DESTR-15",
        "shoot --hit 10 --penetrate 10 --weapon heavy-fusion-rifle, penetrated, LG-DESTR-14",
        "shoot --method known --hit 10 --penetrate 10 --weapon heavy-fusion-rifle --armor-penetrate 10,"
                + " piece-out-of-action, LG-KNOWN-05",
        "shoot --method opening --target-size small --centre hall --hit 10 --weapon heavy-fusion-rifle"
                + " --armor-penetrate 10, piece-out-of-action, LG-CONCEAL-08"
    })
    void theHeavyFusionRifleHasItsEffectAreaEverywhere(String command, String outcome, String rule) {
        assertEquals(Map.of(outcome, "1/1"), odds(command));
        assertTrue(Json.list(ask(command + " --seed 1"), "rules").contains(rule));
    }

    @ParameterizedTest
    @CsvSource({
        "--weapon heavy-fusion-rifle, 14",
        "--weapon heavy-fusion-rifle --attack-factor 7, 14",
        "--weapon heavy-fusion-rifle --attack-factor 8, 16",
        "--attack-factor 7 --nuclear, 14",
        "--attack-factor 7, 7"
    })
    void variantThreeDoublesForWhateverHasAnEffectArea(String weapon, String points) {
        String command = "damage --variant 3 --result penetrated " + weapon;
        assertEquals(Map.of(points, "1/1"), distribution(command, "points-lost"));
    }

    @Test
    void aVehicleInAFireIsNoSoldier() {
        String command = "cross --as vehicle --armor-penetrate 1/10";
        assertEquals(Map.of("crosses", "9/10", "penetrated", "1/10"), odds(command));
        Map<String, Object> answer = ask(command + " --odds");
        assertFalse(Json.list(answer, "rules").contains("LG-CORE-04"), answer::toString);
        assertTrue(Json.list(answer, "rules").contains("LG-FIRE-32"));
        assertEquals(
                Map.of("0", "81/100", "1", "9/50", "2", "1/100"),
                distribution(command + " --troops 2", "penetrations"));
    }

    @ParameterizedTest
    @CsvSource({
        "spread --start 1 --turns 2 --wind very-strong, LG-FIRE-30, LG-FIRE-27",
        "spread --start 1 --turns 3 --factor 3 --every 3, LG-FIRE-31, LG-FIRE-27",
        "spread --start 1 --turns 2, LG-FIRE-27, LG-FIRE-30",
        "ignite --weapon laser --flammable yes --weather mist --reading lg.weather=lower-die, LG-FIRE-25, LG-FIRE-26",
        "ignite --weapon laser --flammable yes --weather rain --reading lg.weather=lower-die, LG-FIRE-26, LG-FIRE-25",
        "shoot --method direct --nuclear --hit 10 --attack-factor 9, LG-DESTR-15, LG-CORE-04"
    })
    void onlyTheRuleThatWorksIsCited(String command, String cited, String other) {
        List<?> rules = Json.list(ask(command + " --odds"), "rules");
        assertTrue(rules.contains(cited), rules::toString);
        assertFalse(rules.contains(other), rules::toString);
        assertFalse(Json.list(ask(command + " --seed 1"), "rules").contains(other));
    }

    @ParameterizedTest
    @CsvSource({
        "shoot --method known --fire-mode single --hit 10 --penetrate 10 --armor-penetrate 10, casualties",
        "shoot --method known --fire-mode single --hit 10 --penetrate 10 --armor-penetrate 10, hits",
        "shoot --method known --fire-mode single --hit 10 --penetrate 10 --armor-penetrate 10 --attacks 2, casualties",
        "shoot --method direct --hit 10 --armor-penetrate 10, casualties",
        "cross --armor-penetrate 10, casualties",
        "damage --variant 1 --points 3 --hit 5 --penetrate 5, attacks-needed",
        "gap --points 3 --attacks 1 --hit 5 --penetrate 5, attacks-needed",
        "gap --points 3 --attacks 1 --turns 1 --hit 5 --penetrate 5, turns-needed",
        "collapse --points 20 --damage 8, collapses-in-turn"
    })
    void numbersAreToldOfASingleOneToo(String command, String quantity) {
        assertFalse(distribution(command, quantity).isEmpty());
    }

    @Test
    void aShotThatStrikesTheWallOnItsWayWearsItDown() {
        String points = KNOWN + " --armor-penetrate 10 --variant 2 --points 8 --damage 1 --attack-factor 7";
        assertEquals(Map.of("2", "1/2", "8", "1/2"), distribution(points, "points-lost"));
        assertEquals(odds(KNOWN + " --armor-penetrate 10"), odds(points), "what the troops suffer is as it was");
        assertEquals(
                "piece-out-of-action=1/2",
                odds(points + " --reading lg.troops-in-a-collapse=out-of-action").entrySet().stream()
                        .filter(each -> each.getKey().startsWith("piece-out"))
                        .findFirst()
                        .orElseThrow()
                        .toString());
        assertEquals(
                Map.of("0", "1/2", "1", "1/2"), distribution(KNOWN + " --armor-penetrate 10 --mount vehicle", "holes"));
        assertEquals(
                Map.of("0", "1/5", "1", "4/5"),
                distribution(KNOWN + " --armor-penetrate 10 --weapon bolt-rifle --material thatch", "fires"));
    }

    @Test
    void whoIsInAStructureThatFallsIsNeverForgotten() {
        for (String command : List.of(
                "collapse --points 20 --damage 10",
                "collapse --points 20 --damage 10 --troops 2",
                "damage --variant 1 --points 1 --result penetrated --troops 2",
                "shoot --variant 1 --points 1 --hit 5 --penetrate 5 --troops 2")) {
            Map<String, Object> answer = ask(command + " --odds");
            assertEquals("by-hand", Json.object(answer, "readings").get("lg.troops-in-a-collapse"), command);
            assertTrue(Json.list(answer, "rules").contains("LG-COLLAPSE-01"), command);
        }
        String nobody = "collapse --points 20 --damage 10 --troops 0 --odds";
        assertFalse(Json.object(ask(nobody), "readings").containsKey("lg.troops-in-a-collapse"));
    }
}
