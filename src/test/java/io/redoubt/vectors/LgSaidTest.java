package io.redoubt.vectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players of LaserGrenadiers read: each sentence where it belongs, and nowhere else. */
class LgSaidTest {
    private static final String THROUGH = "shoot --method known --hit 10 --penetrate 10 --armor-penetrate 10";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot --method direct --troops 1 --attacks 2 --hit 10 --armor-penetrate 10 | Nobody is left",
                "shoot --method direct --troops 2 --attacks 2 --hit 10 --armor-penetrate 10 | !Nobody is left",
                "shoot --method direct --troops 1 --attacks 2 --hit 0/10 --armor-penetrate 10 | !Nobody is left",
                "shoot --method known --fire-mode area --hit 10 --penetrate 10 --armor-penetrate 0/10 --attacks 3 --troops 2 "
                        + "--variant 1 --points 2 | The structure is destroyed: nothing more is rolled",
                "shoot --method known --fire-mode area --hit 10 --penetrate 10 --armor-penetrate 0/10 --attacks 2 --troops 2 "
                        + "--variant 1 --points 2 | !nothing more is rolled",
                "shoot --method known --fire-mode beam --hit 10 --penetrate 10 --armor-penetrate 10 "
                        + "--reading lg.armor-inside=none | its armor not asked for",
                "shoot --method direct --hit 10 --armor-penetrate 10 --reading lg.armor-inside=none | !not asked for",
                "deploy-check --type trench | a deep ditch to shelter in",
                "deploy-check --type weapon-emplacement | protects and hides men and weapons",
                "deploy-check --type pillbox --fire-from-inside | A pillbox is made to fight from",
                "deploy-check --type pillbox | !made to fight from",
                "deploy-check --type bunker --fire-from-inside --reading lg.fire-from-bunker=allowed | allowed, as settled here",
                "deploy-check --type bunker | !as settled here",
                "shoot --method structure --nuclear --attacks 2 --material brick --hit 10 | Destroyed already",
                "shoot --method structure --nuclear --attacks 2 --material brick --hit 0/10 | !Destroyed already",
                "shoot --method known --fire-mode beam --hit 10 --penetrate 10 --armor-penetrate 10 --variant 1 --points 9 "
                        + "--section porch=1 | Take off the porch",
                "shoot --method known --fire-mode beam --hit 0/10 --penetrate 10 --armor-penetrate 10 --variant 1 --points 9 "
                        + "--section porch=1 | !Take off",
                "shoot --method known --fire-mode beam --hit 10 --penetrate 10 --armor-penetrate 10 --effect-area | "
                        + "The part of the structure under the effect area is destroyed",
                "shoot --method known --fire-mode beam --hit 10 --penetrate 0/10 --armor-penetrate 10 --effect-area | "
                        + "!under the effect area is destroyed",
                "shoot --method known --fire-mode beam --hit 10 --penetrate 10 --armor-penetrate 10 --armor-class 5 | The wall: armor class 5, as given",
                "cross --as vehicle --troops 1 --armor-penetrate 10 | Its armor is PENETRATED: the core rules say what that does.",
                "cross --as vehicle --troops 2 --armor-penetrate 10 | 2 OF 2 are PENETRATED",
                "cross --as vehicle --troops 2 --armor-penetrate 0/10 | They CROSS: armor holds.",
                "cross --as vehicle --troops 2 --caught first --armor-penetrate 0/10 | The fire attacks: armor HOLDS.",
                "cross --troops 2 --caught first --armor-penetrate 0/10 | NOBODY is lost to the fire.",
                "cross --troops 2 --caught first --armor-penetrate 0/10 | it attacks them in this turn",
                "cross --troops 2 --armor-penetrate 0/10 | They CROSS: nobody is lost.",
                "cross --troops 2 --armor-penetrate 0/10 | The fire attacks with factor 5",
                "cross --troops 2 --turns-inside 1 --reading lg.fire-attacks=once --armor-penetrate 0/10 | attacks once in all",
                "ignite --weapon laser --flammable yes --weather mist | Mist: 2 off the number",
                "ignite --weapon laser --flammable yes --weather mist --reading lg.weather=lower-die | it helps",
                "ignite --weapon laser --flammable yes --weather rain | Rain: 4 off the number",
                "ignite --weapon laser --flammable yes --weather rain --reading lg.weather=lower-die | it helps",
                "ignite --weapon laser --flammable yes --weather mist-and-rain | Mist and rain: 4 off the number",
                "ignite --weapon laser --flammable yes --weather mist-and-rain --reading lg.weather=lower-die | it helps",
                "ignite --weapon laser --flammable yes | !off the number",
                "gap --with chainsaw --as engineers --material timber-light --points 40 --variant 1 --hit 10 --penetrate 10 "
                        + "--attacks 3 | 40 points suit variant 3",
                "gap --with chainsaw --as engineers --material brick --hit 10 --penetrate 10 --attacks 3 | brick is set at 3",
                "gap --with chainsaw --as engineers --material brick --points 9 --hit 10 --penetrate 10 --attacks 3 | !set at 3",
                "gap --with chainsaw --as engineers --material timber-light --points 9 --hit 10 --penetrate 10 --attacks 3 | "
                        + "It takes 9 points",
            })
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
    void isOne(String line) {
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
