package io.redoubt.vectors.lg;

import static io.redoubt.vectors.lg.LgVectors.ask;
import static io.redoubt.vectors.lg.LgVectors.distribution;
import static io.redoubt.vectors.lg.LgVectors.odds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every cell of every table of LaserGrenadiers, as it is printed, asked of the program. */
class LgTablesTest {
    @ParameterizedTest
    @CsvSource({
        "LG-AC-02, brick, 6",
        "LG-AC-03, concrete, 7",
        "LG-AC-04, concrete-reinforced, 9",
        "LG-AC-05, earthen-embankment, 7",
        "LG-AC-06, logs, 6",
        "LG-AC-07, sandbags, 4",
        "LG-AC-08, sheet-metal, 3",
        "LG-AC-09, stone-masonry-light, 6",
        "LG-AC-10, stone-masonry-medium, 7",
        "LG-AC-11, stone-masonry-heavy, 8",
        "LG-AC-12, stucco, 3",
        "LG-AC-13, timber-light, 3",
        "LG-AC-14, timber-medium, 4",
        "LG-AC-15, timber-heavy, 5"
    })
    void wallHasItsArmorClass(String rule, String material, String armorClass) {
        listed(rule, "LG-AC-01", "deploy-check --walls " + material, armorClass);
        listed(rule, "LG-AC-01", "deploy-check --material " + material, armorClass);
        cites(rule, "shoot --hit 7 --penetrate 6 --material " + material + " --odds");
    }

    @ParameterizedTest
    @CsvSource({
        "LG-AC-17, concrete-reinforced, 9",
        "LG-AC-18, metal-sheeting, 4",
        "LG-AC-19, thatch, 1",
        "LG-AC-20, wood-and-shingle, 3",
        "LG-AC-21, wood-and-tile, 4"
    })
    void roofHasItsArmorClass(String rule, String material, String armorClass) {
        listed(rule, "LG-AC-16", "deploy-check --roofs " + material, armorClass);
        listed(rule, "LG-AC-16", "deploy-check --roof --material " + material, armorClass);
        cites(rule, "shoot --roof --hit 7 --penetrate 6 --material " + material + " --odds");
    }

    private static void listed(String rule, String table, String command, String armorClass) {
        assertEquals(Map.of(armorClass, "1/1"), distribution(command, "armor-class"), command);
        cites(rule, command + " --odds");
        cites(table, command + " --odds");
    }

    private static void cites(String rule, String command) {
        assertTrue(Json.list(ask(command), "rules").contains(rule), () -> rule + " in " + command);
    }

    @Test
    void militaryMaterialsMustBeGivenAnArmorClass() {
        assertEquals("illegal", ask("deploy-check --walls composite-armor").get("outcome"));
        cites("LG-AC-22", "deploy-check --walls composite-armor --odds");
        String given = "deploy-check --walls composite-armor --armor-class 12";
        assertEquals(Map.of("12", "1/1"), distribution(given, "armor-class"));
    }

    @Test
    void aTableDoesNotLendItsRowsToTheOther() {
        assertEquals("illegal", ask("deploy-check --walls thatch").get("outcome"));
        assertEquals("illegal", ask("deploy-check --roofs brick").get("outcome"));
    }

    @ParameterizedTest
    @CsvSource({
        "LG-FIRE-05, blast, 9",
        "LG-FIRE-06, blazer, 10",
        "LG-FIRE-07, bolt, 8",
        "LG-FIRE-08, conversion-beam, 8",
        "LG-FIRE-09, distortion-beam, 7",
        "LG-FIRE-10, flamer, 10",
        "LG-FIRE-11, flamethrower, 10",
        "LG-FIRE-12, fusion, 9",
        "LG-FIRE-13, hammerhead, 8",
        "LG-FIRE-14, hellburner, 10",
        "LG-FIRE-15, hellfire, 10",
        "LG-FIRE-16, high-explosive, 6",
        "LG-FIRE-17, laser, 8",
        "LG-FIRE-18, nuclear, 10",
        "LG-FIRE-19, particle-beam, 7",
        "LG-FIRE-20, phaser, 9",
        "LG-FIRE-21, piercer, 7",
        "LG-FIRE-22, plasma, 9",
        "LG-FIRE-23, vaporshock, 9"
    })
    void weaponStartsFiresOnItsNumber(String rule, String weapon, int number) {
        String command = "ignite --flammable yes --weapon " + weapon;
        fire(command, number);
        fire(command.replace(weapon, "heavy-" + weapon + "-gun"), number);
        fire(command + " --weather mist", number - 2);
        fire(command + " --weather rain", number - 4);
        fire(command + " --weather mist-and-rain", number - 4);
        fire(command + " --weather mist-and-rain --reading lg.mist-and-rain=sum", Math.max(0, number - 6));
        fire(command + " --weather rain --reading lg.weather=lower-die", Math.min(10, number + 4));
        cites(rule, command + " --odds");
        cites("LG-FIRE-24", command + " --weather mist --odds");
        cites("LG-FIRE-25", command + " --weather mist --odds");
        cites("LG-FIRE-26", command + " --weather rain --odds");
    }

    private static void fire(String command, int number) {
        Object wanted = LgVectors.fraction(number + "/10").toString();
        assertEquals(wanted, Json.object(ask(command + " --odds"), "exact").get("fire"), command);
    }

    @ParameterizedTest
    @CsvSource({
        "LG-KNOWN-06, known, single, 3",
        "LG-KNOWN-06, known, beam, 3",
        "LG-KNOWN-07, known, automatic, 4",
        "LG-KNOWN-07, known, pulse, 4",
        "LG-KNOWN-08, known, rotary, 5",
        "LG-KNOWN-05, known, area, 10",
        "LG-EXPL-08, exploratory, single, 1",
        "LG-EXPL-08, exploratory, beam, 1",
        "LG-EXPL-09, exploratory, automatic, 2",
        "LG-EXPL-09, exploratory, pulse, 2",
        "LG-EXPL-10, exploratory, rotary, 3",
        "LG-EXPL-07, exploratory, area, 10"
    })
    void fireModeHitsSomebodyInsideOnItsNumber(String rule, String method, String mode, int number) {
        String area = method.equals("exploratory") ? " --target-area left" : "";
        String command = "shoot --method " + method + area + " --fire-mode " + mode
                + " --hit 10 --penetrate 10 --armor-penetrate 10";
        Object wanted = LgVectors.fraction(number + "/10").toString();
        assertEquals(wanted, odds(command).get("piece-out-of-action"));
        cites(rule, command + " --odds");
    }

    /** Both ways to settle it, by counting faces. */
    @ParameterizedTest
    @CsvSource({"0, 10, 10, 100", "9, 10, 9, 91", "45, 6, 5, 55", "40, 6, 6, 60", "99, 1, 0, 1", "75, 3, 2, 25"})
    void collapseNumbers(int damage, int tens, int halfUp, int percentile) {
        String command = "collapse --points 100 --damage " + damage;
        assertEquals(stands(tens, 10), odds(command).get("stands"));
        if (damage > 0) {
            assertEquals(
                    stands(halfUp, 10),
                    Json.object(ask(command + reading("half-up")), "exact").get("stands"));
            assertEquals(
                    stands(percentile, 100),
                    Json.object(ask(command + reading("exact")), "exact").get("stands"));
        }
    }

    private static String reading(String way) {
        return " --odds --reading lg.collapse-percent=" + way;
    }

    private static String stands(int faces, int sides) {
        return LgVectors.fraction(faces + "/" + sides).toString();
    }
}
