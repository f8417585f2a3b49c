package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fire at positions and out of them: modifiers, refusals, tables, against a table written out and raw dice. */
class VvShootTest {
    /** The Anti-Personnel Combat Table as it is printed, columns 2 to 12. */
    private static final int[][] TABLE = {
        {5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0},
        {6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0},
        {7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0},
        {8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0},
        {9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0},
        {10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0},
    };

    private static final int[] FIRST_OF_ROW = {1, 5, 11, 19, 29, 41};
    private static final int[] LAST_OF_ROW = {4, 10, 18, 28, 40, 200};

    @Test
    void everyRowAndModifierIsTheTableOverRawDice() {
        for (int row = 0; row < TABLE.length; row++) {
            for (int hindrance = 0; hindrance <= 5; hindrance++) {
                for (int leader = 0; leader <= 3; leader++) {
                    for (int apfp : new int[] {FIRST_OF_ROW[row], LAST_OF_ROW[row]}) {
                        compare(row, apfp, hindrance, leader);
                    }
                }
            }
        }
    }

    /** Leaders help infantry only, and wire hampers nobody else: what fires follows from the weapon (13.6, 20.8). */
    @ParameterizedTest
    @CsvSource({
        "small-arms,infantry",
        "machine-gun,infantry",
        "at-weapon,infantry",
        "mortar,infantry",
        "gun,gun",
        "artillery,gun",
        "air,vehicle"
    })
    void whatFiresFollowsFromTheWeapon(String weapon, String firer) {
        for (String fire : List.of("--apfp 10", "--atfp C --target gun")) {
            for (String from : List.of("", " --from barbed-wire", " --leader 2", " --leader 1 --from barbed-wire")) {
                String line = "shoot --at open --range 3 " + fire + from + " --weapon " + weapon;
                VvAnswer said = VvAnswer.ask(line + " --firer " + firer);
                assertEquals(said.json().get("exact"), VvAnswer.ask(line).json().get("exact"), line);
                boolean matters = from.equals(" --from barbed-wire") || from.equals(" --leader 2");
                Object bare = VvAnswer.ask("shoot --at open --range 3 " + fire + " --weapon " + weapon)
                        .json()
                        .get("exact");
                assertEquals(
                        matters && firer.equals("infantry"),
                        !bare.equals(said.json().get("exact")),
                        line);
            }
        }
    }

    /** Anti-Tank fire with no weapon named rolls to hit as a Gun, and is a Gun's in everything else. */
    @Test
    void antiTankFireWithoutAWeaponIsThatOfAGun() {
        String line = "shoot --at sandbags --target gun --range 3 --atfp C --leader 1 --from barbed-wire";
        assertEquals(
                VvAnswer.ask(line + " --weapon gun").json().get("exact"),
                VvAnswer.ask(line).json().get("exact"));
    }

    private static void compare(int row, int apfp, int hindrance, int leader) {
        int[] ways = new int[11];
        for (int one = 1; one <= 6; one++) {
            for (int two = 1; two <= 6; two++) {
                int column = Math.max(2, Math.min(12, one + two + hindrance - leader));
                ways[TABLE[row][column - 2]]++;
            }
        }
        VvAnswer answer =
                VvAnswer.ask("shoot --at open --apfp " + apfp + " --hindrance " + hindrance + " --leader " + leader);
        for (int points = 0; points < ways.length; points++) {
            Object share = Json.object(answer.quantity("casualty-points"), "distribution")
                    .getOrDefault(String.valueOf(points), "0/1");
            assertEquals(0, Shares.read(ways[points] + "/36").compareTo(Shares.read(share.toString())), answer.line());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bunker-concrete                       | success:1/6   | VV-20.5-3 VV-CORE-05",
                "bunker-wood                           | success:5/18  | VV-20.5-4",
                "sandbags                              | success:5/12  | VV-20.6-4",
                "foxhole --terrain woods               | success:5/18  | VV-20.9-4 VV-CORE-58",
                "trench --terrain-cover 3              | success:1/12  | VV-20.10-4 VV-CORE-58",
                "cave --terrain-cover 1                | success:5/18  | VV-20.11-9",
                "open --from barbed-wire               | success:7/12  | VV-20.8-5",
                "open --from barbed-wire --firer afv   | success:13/18 | VV-20.8-7 VV-20.8-5 VV-CORE-02",
                "open --from barbed-wire --firer gun   | success:13/18 | VV-20.8-5",
                "open --through sandbags               | success:13/18 | VV-20.1-7",
                "open --from bunker --in-arc yes       | success:13/18 | VV-20.5-6",
                "open --hindrance 1 --smoke 2          | success:5/18  | VV-CORE-10",
                "open --terrain crops                  | success:7/12  | VV-CORE-10",
                "open --assault-move                   | success:7/12  | VV-CORE-13",
                "open --leader 2                       | success:11/12 | VV-CORE-11",
                "open --grenades                       | success:5/6   | VV-CORE-12",
                "open --opportunity                    | success:5/6   | VV-CORE-14",
                "open --opportunity --range 1          | success:11/12 | VV-CORE-14",
                "trench --opportunity --range 1        | success:13/18 | VV-CORE-14",
                "trench --opportunity                  | success:5/12  | VV-20.10-4",
                "trench --weapon mortar --smoke 2      | success:5/12  | VV-20.10-4",
            })
    void everyModifierShiftsTheRoll(String line, String wanted, String rules) {
        VvAnswer.ask("shoot --target-number 8 --at " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--atfp D --at bunker-concrete                           | not-allowed | VV-20.5-5",
                "--atfp A --at bunker                                    | not-allowed | VV-20.5-5",
                "--apfp 4 --at open --from bunker --in-arc no            | not-allowed | VV-20.5-6",
                "--apfp 4 --at open --from bunker-wood --weapon mortar   | not-allowed | VV-20.5-7 VV-CORE-18",
                "--apfp 4 --at open --from building --weapon mortar      | not-allowed | VV-CORE-18",
                "--apfp 4 --at open --from barbed-wire --firer vehicle   | not-allowed | VV-20.8-6",
                "--apfp 4 --at open --from barbed-wire --firer gun --reading vv.gun-in-wire=barred | not-allowed | VV-20.8-6",
                "--apfp 4 --at open --from trench --weapon gun           | not-allowed | VV-20.10-2",
                "--apfp 4 --at open --from foxhole --firer afv           | not-allowed | VV-20.9-2",
                "--apfp 4 --at open --from bunker --firer afv            | not-allowed | VV-20.5-2",
                "--apfp 4 --at open --from sandbags --firer vehicle      | not-allowed | VV-20.6-2",
                "--apfp 4 --at open --from cave --firer afv              | not-allowed | VV-20.11-7",
                "--apfp 4 --at open --from building --firer vehicle      | not-allowed | VV-CORE-54",
                "--apfp 12 --at open --units afv                         | not-allowed | VV-CORE-26",
                "--apfp 12 --at open --units afv,afv:immobile --target infantry | not-allowed | VV-CORE-26",
                "--apfp 4 --at open --weapon mortar --range 1            | not-allowed | VV-CORE-18",
                "--apfp 4 --at open --weapon mortar --opportunity        | not-allowed | VV-CORE-18",
                "--apfp 4 --at open --weapon mortar --line-of-sight no   | not-allowed | VV-CORE-18",
                "--apfp 4 --at open --through bunker                     | not-allowed | VV-20.5-8 VV-20.1-7",
                "--apfp 4 --at open --line-of-sight no                   | not-allowed | VV-CORE-15",
                "--apfp 4 --at open --pinned                             | not-allowed | VV-CORE-16",
                "--apfp 4 --at open --fired                              | not-allowed | VV-CORE-16",
                "--apfp 4 --at open --from tunnel                        | not-allowed | VV-20.12-6",
                "--apfp 4 --at tunnel                                    | not-allowed | VV-20.12-8 VV-20.12-9",
                "--apfp 4 --at open --target afv                         | not-allowed | VV-CORE-26",
                "--apfp 4 --at open --grenades --range 2                 | not-allowed | VV-CORE-12",
                "--apfp 4 --at open --satchel 6 --range 2                | not-allowed | VV-CORE-17",
                "--apfp 4 --at open --satchel 6 --support-weapon         | not-allowed | VV-CORE-17",
                "--atfp C --at open --target infantry                    | not-allowed | VV-CORE-27",
                "--atfp C --at open --range 3 --grenades                 | not-allowed | VV-CORE-12",
                "--atfp C --at open --range 1 --satchel 6                | not-allowed | VV-CORE-17",
                "--apfp 4 --at open --weapon mortar --through bunker     | not-allowed | VV-CORE-18 VV-20.5-8",
            })
    void whatTheRulesForbid(String line, String wanted, String rules) {
        VvAnswer.ask("shoot " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--apfp 12 --at bunker-wood                              | casualty-points=5/9   | VV-20.5-5 VV-CORE-04",
                "--apfp 4 --at open --weapon mortar --line-of-sight no --spotter | casualty-points=35/36 | VV-CORE-18",
                "--apfp 4 --at open --weapon mortar --terrain woods      | casualty-points=5/9   | VV-CORE-19",
                "--apfp 6 --satchel 6 --at open --range 1                | casualty-points=41/18 | VV-CORE-17",
                "--apfp 12 --at barbed-wire                              | casualty-points=41/18 | VV-CORE-05",
                "--apfp 12 --at minefield                                | casualty-points=41/18 | VV-CORE-05",
                "--apfp 12 --at open --units afv,gun=3                   | casualty-points=41/18 | VV-CORE-04",
                "--apfp 12 --at open --from bunker --weapon gun          | casualty-points=41/18 | VV-20.5-6",
                "--apfp 12 --at open --from minefield --firer vehicle    | casualty-points=41/18 | VV-CORE-04",
                "--apfp 12 --at open --from trench --weapon artillery    | casualty-points=41/18 | VV-CORE-04",
            })
    void casualtyPoints(String line, String wanted, String rules) {
        VvAnswer.ask("shoot " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bunker-wood --terrain-cover 2 --reading vv.cover-of-fortifications=position-only | success:5/18 | VV-20.5-4",
                "bunker-wood --terrain-cover 2                                     | success:1/12  | VV-20.5-4",
                "open --opportunity --hindrance 1                                  | success:7/12  | VV-CORE-10",
                "open --opportunity --hindrance 1 --reading vv.opportunity-cover=target-hex-only | success:13/18 | VV-CORE-14",
                "open --opportunity --range 1 --reading vv.opportunity-adjacent=minus-3 | success:35/36 | VV-CORE-14",
                "trench --weapon mortar --reading vv.mortar-cover=terrain-only     | success:13/18 | VV-CORE-02",
            })
    void disputedPoints(String line, String wanted, String rules) {
        VvAnswer.ask("shoot --target-number 8 --at " + line).mustBe(wanted, rules);
    }

    /** What was not said is not stated: the arc is assumed, until it is given. */
    @Test
    void arcOfABunkerIsAssumedUntilItIsGiven() {
        String assumed = "the target is assumed to lie in the bunker's front firing arc";
        for (String bunker : List.of("bunker", "bunker-wood", "bunker-concrete")) {
            String line = "shoot --apfp 4 --at open --from " + bunker;
            assertTrue(VvAnswer.rule(line).json().toString().contains(assumed), line);
            String given = VvAnswer.rule(line + " --in-arc yes").json().toString();
            assertFalse(given.contains(assumed), given);
            assertTrue(given.contains("The target lies in the bunker's front firing arc"), given);
        }
    }

    /** No Gun is in a trench, so Anti-Tank fire out of one is that of infantry, unless the weapon is named. */
    @Test
    void antiTankFireOutOfATrenchIsInfantryFire() {
        String trench = "shoot --atfp C --at open --target gun --from trench";
        assertEquals(
                VvAnswer.ask(trench + " --weapon at-weapon").json().get("exact"),
                VvAnswer.ask(trench).json().get("exact"));
        VvAnswer.ask(trench + " --weapon gun --range 3").mustBe("not-allowed", "VV-20.10-2");
    }
}
