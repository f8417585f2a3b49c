package io.redoubt.vectors.lg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Said;
import io.redoubt.vectors.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players of LaserGrenadiers read: each sentence where it belongs, and nowhere else. */
class LgSaidTest {
    private static final String THROUGH = "shoot --method known --hit 10 --penetrate 10 --armor-penetrate 10";

    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "/said/lg.csv", delimiter = '|')
    void isSaid(String line, String words) {
        Said.check("lg", line, words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shoot --method known --fire-mode beam --hit 10 --penetrate 10 --armor-penetrate 10 --weapon blaxer",
                "shoot --method structure --hit 10 --penetrate 10 --weapon blaxer",
                "collapse --points 20 --damage 10 --weapon blaxer",
                "damage --points 20 --variant 1 --hit 10 --penetrate 10 --weapon blaxer",
                "gap --with chainsaw --as engineers --points 9 --attacks 1 --hit 10 --penetrate 10 --weapon blaxer",
                "gap --with chainsaw --as engineers --points 9 --hit 10 --penetrate 10 --attacks 4 --turns 3",
                "gap --with chainsaw --as engineers --points 9 --hit 10 --penetrate 10 --until 5/10 --turns 3",
                "gap --with chainsaw --as engineers --points 9 --hit 10 --penetrate 10 --until 5/10 --attacks 3",
                "gap --with chainsaw --as engineers --material timber-light --hit 10 --penetrate 10 --attacks 3",
            })
    void isNoQuestion(String line) {
        List<String> args = new ArrayList<>(List.of("lg"));
        args.addAll(List.of(line.split(" ")));
        assertEquals(2, Vector.exit(args));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gap --with chainsaw --as engineers --points 9 --hit 10 --penetrate 10 --attacks 3 --turns 3",
                "gap --with chainsaw --as engineers --points 9 --hit 10 --penetrate 10 --attacks 6 --turns 3 --per-turn 2",
                "gap --with chainsaw --as engineers --points 9 --hit 10 --penetrate 10 --attacks 1 --weapon laser",
            })
    void isAQuestion(String line) {
        Said.check("lg", line, "Walls may be breached by engineers");
    }

    @Test
    void armorClassesAreFactsForPrograms() {
        Map<String, Object> facts = Json.object(
                LgVectors.ask(
                        "deploy-check --type building --walls brick --walls timber-light --roofs thatch --seed 1"),
                "facts");
        assertEquals("{brick=6, timberLight=3}", facts.get("armorClassOfWalls").toString());
        assertEquals(1, Json.object(facts, "armorClassOfRoofs").size());
        assertFalse(LgVectors.ask("deploy-check --type building --roofs thatch --seed 1")
                .toString()
                .contains("OfWalls"));
    }

    @Test
    void whoIsSurelyReachedIsNotShownUnhurt() {
        String direct = "shoot --method direct --hit 5 --armor-penetrate 5";
        assertEquals(
                List.of("missed", "piece-hit-armor-holds", "piece-out-of-action"),
                Said.shown("lg", direct + " --troops 1"));
        assertFalse(Said.shown("lg", THROUGH + " --fire-mode area --troops 1").contains("penetrated-nobody-hit"));
        String search = THROUGH.replace("known", "exploratory") + " --fire-mode area --target-area door --troops ";
        assertTrue(Said.shown("lg", search + 0).contains("penetrated-nobody-hit"));
        assertFalse(Said.shown("lg", search + 1).contains("penetrated-nobody-hit"));
        assertEquals(List.of("still-in-action", "out-of-action"), Said.shown("lg", direct + " --troops 1 --attacks 2"));
    }
}
