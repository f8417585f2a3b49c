package io.redoubt.vectors.vv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.vectors.Json;
import io.redoubt.vectors.Shares;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Close assaults, overruns and Anti-Tank fire, against tables written out and raw dice. */
class VvAssaultTest {
    /** Attack, defence and Kill Number, at every odds ratio and on its edges. */
    private static final int[][] KILLS = {
        {1, 9, 3}, {1, 4, 3}, {10, 39, 4}, {1, 3, 4}, {6, 14, 5}, {5, 10, 5}, {5, 9, 6}, {11, 13, 6}, {7, 7, 6},
        {13, 7, 6}, {14, 7, 8}, {14, 6, 8}, {20, 7, 8}, {21, 7, 9}, {27, 7, 9}, {28, 7, 10}, {90, 1, 10}, {3, 0, 10},
    };

    @Test
    void everyRatioIsTheTableOverRawDice() {
        for (int[] kill : KILLS) {
            for (int help = 0; help <= 2; help++) {
                compare(kill[0], kill[1], kill[2], help);
            }
        }
    }

    /** Attack, satchel charge and defence, and whether the dispute over odds makes a difference. */
    @ParameterizedTest
    @CsvSource({"4,0,9,true", "4,0,8,false", "4,0,17,false", "4,0,15,true", "4,0,3,false", "4,1,10,false", "3,1,9,true"
    })
    void oddsAreDisputedOnlyWhereTheyDoNotDivide(int attack, int satchel, int defend, boolean disputed) {
        VvAnswer answer = VvAnswer.ask("assault --at open --attackers 1 --defenders 1 --attack " + attack
                + " --satchel " + satchel + " --defend " + defend);
        assertEquals(disputed, Json.object(answer.json(), "readings").containsKey("vv.assault-odds"), answer.line());
    }

    /** Leader and enemy leader cancel out but for the side that has more; three attackers, two defenders, woods. */
    private static void compare(int attack, int defend, int kill, int help) {
        Map<String, Integer> attackers = new TreeMap<>();
        int won = 0;
        for (int one = 1; one <= 6; one++) {
            for (int two = 1; two <= 6; two++) {
                int over = one + two - help - (kill - 1);
                attackers.merge(String.valueOf(4 + Math.max(0, over)), 1, Integer::sum);
                won += over <= 0 ? 1 : 0;
            }
        }
        VvAnswer answer = VvAnswer.ask("assault --at open --terrain woods --attackers 3 --defenders 2 --attack "
                + attack + " --defend " + defend + " --leader " + help + " --enemy-leader 1");
        assertShare(won, Json.object(answer.json(), "exact").get("wins"), answer);
        Map<String, Object> points = Json.object(answer.quantity("attacker-casualty-points"), "distribution");
        assertEquals(attackers.size(), points.size(), answer.line());
        attackers.forEach((number, ways) -> assertShare(ways, points.get(number), answer));
        Map<String, Object> lost = Json.object(answer.quantity("defender-casualty-points"), "distribution");
        assertShare(36 - won, lost.getOrDefault("3", "0/1"), answer);
    }

    private static void assertShare(int ways, Object share, VvAnswer answer) {
        assertEquals(0, Shares.read(ways + "/36").compareTo(Shares.read(share.toString())), answer.line());
    }

    private static final String PLATOON = "--attack 12 --defend 6 --attackers 3 --defenders 2";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bunker-concrete    | attacker-casualty-points:6=13/18 | VV-20.3-9 VV-20.3-6 VV-20.3-7 VV-20.5-2",
                "open --uphill 1    | attacker-casualty-points:3=13/18 | VV-CORE-49 VV-CORE-46 VV-CORE-47",
                "open --hexside 1   | attacker-casualty-points:3=13/18 | VV-CORE-46",
                "open --grenades    | wins:5/6                         | VV-CORE-12 VV-CORE-42",
                "open --enemy-grenades | wins:7/12                     | VV-CORE-44",
                "open --satchel 6   | wins:5/6                         | VV-CORE-17 VV-CORE-41",
                "open --enemy-satchel 6 | wins:5/12                    | VV-CORE-17 VV-CORE-45",
                "trench --pinned-defenders 1 | attacker-casualty-points:3=13/18 | VV-CORE-48",
                "trench --pinned-defenders 2 | attacker-casualty-points:0=1/1 | VV-CORE-48",
                "bunker-wood --in-arc no | wins:13/18                  | VV-20.5-6",
                "open --from bunker --in-arc no | wins:13/18           | VV-20.5-6",
                "open --from barbed-wire | wins:13/18                  | VV-20.8-5",
                "open --from barbed-wire --reading vv.assault-out-of-wire=plus-one | wins:7/12 | VV-20.8-5",
                "bunker-wood --reading vv.assault-cover=terrain-only | attacker-casualty-points:2=13/18 | VV-CORE-46",
                "minefield          | eliminated:0=53/144              | VV-20.7-2 VV-20.3-6",
                "minefield --hidden | eliminated:3=13/144              | VV-20.71-3 VV-20.71-5",
                "barbed-wire        | wins:13/18                       | VV-20.8-2 VV-20.8-3",
                "open --attackers 5 | not-allowed                      | VV-CORE-07",
                "tunnel             | not-allowed                      | VV-20.12-9 VV-20.12-8",
                "open --from tunnel | not-allowed                      | VV-20.12-6 VV-20.12-9",
                "open --as afv      | not-allowed                      | VV-CORE-40",
                "open --advanced    | not-allowed                      | VV-CORE-40",
                "open --not-adjacent | not-allowed                     | VV-CORE-40",
                "open --pinned      | not-allowed                      | VV-CORE-16",
                "open --terrain pond | not-allowed                     | VV-CORE-54",
            })
    void closeAssaults(String line, String wanted, String rules) {
        String platoon = line.contains("--attackers") ? PLATOON.replace(" --attackers 3", "") : PLATOON;
        VvAnswer.ask("assault " + platoon + " --at " + line).mustBe(wanted, rules);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--at trench --won                                   | enters      | VV-20.3-6 VV-20.3-9 VV-20.3-7",
                "--mode overrun --at foxhole                         | allowed     | VV-20.3-9 VV-CORE-09",
                "--mode overrun --at bunker                          | not-allowed | VV-CORE-09 VV-20.3-9",
                "--mode overrun --at bunker --reading vv.overrun-of-bunker=allowed | allowed | VV-20.3-9",
                "--mode overrun --at open --terrain building         | not-allowed | VV-CORE-50",
                "--mode overrun --at open --as vehicle               | not-allowed | VV-CORE-50",
                "--mode overrun --at foxhole --terrain woods --attack 19 | defender-casualty-points:6=1/36 | VV-CORE-50",
                "--mode overrun --at minefield --attack 19           | eliminated:1=1/2 | VV-20.7-2 VV-CORE-50",
                "--mode overrun --at minefield --attack 19           | defender-casualty-points:9=1/72 | VV-20.7-6",
                "--mode overrun --at minefield --attack 19 --reading vv.minefield-entry=movement-only | eliminated:0=1/1 | VV-20.7-3",
            })
    void otherWays(String line, String wanted, String rules) {
        VvAnswer.ask("assault " + line).mustBe(wanted, rules);
    }

    /** A field that is hidden stays so for assaulters who are thrown back. */
    @Test
    void onlyWinnersBringMinesToLight() {
        String line = "assault --at minefield --hidden " + PLATOON + " --dice ";
        assertTrue(VvAnswer.rule(line + "1,1,4,4,4").touches("VV-20.71-3"), line);
        assertFalse(VvAnswer.rule(line + "6,6").touches("VV-20.71-3"), line);
    }

    @Test
    void unevenOddsAgainstTheAssaultersAreASwitch() {
        String line = "assault --at open --attack 6 --defend 14 --attackers 2 --defenders 2";
        VvAnswer.ask(line).mustBe("wins:5/18", "VV-CORE-41");
        VvAnswer.ask(line + " --reading vv.assault-odds=for-the-defender").mustBe("wins:1/6", "VV-CORE-41");
    }

    /** The Armour Elimination Table as printed: 13 stands for E, 0 for a dash. */
    private static final int[][] ELIMINATION = {
        {7, 5, 3, 0, 0, 0},
        {9, 7, 5, 3, 0, 0},
        {11, 9, 7, 5, 3, 0},
        {13, 11, 9, 7, 5, 3},
        {13, 13, 11, 9, 7, 5},
        {13, 13, 13, 11, 9, 7},
    };

    /** Range 20 and sandbags, so that 4 or less hits: 6 ways of 36. */
    @Test
    void everyLetterIsTheTableOverRawDice() {
        String letters = "ABCDEF";
        for (int fire = 0; fire < 6; fire++) {
            for (int armour = 0; armour < 6; armour++) {
                int number = ELIMINATION[fire][armour];
                int under = 0;
                int equal = 0;
                for (int one = 1; one <= 6; one++) {
                    for (int two = 1; two <= 6; two++) {
                        under += one + two < number ? 1 : 0;
                        equal += one + two == number ? 1 : 0;
                    }
                }
                VvAnswer answer = VvAnswer.ask("shoot --at open --terrain-cover 2 --range 20 --weapon gun --atfp "
                        + letters.charAt(fire) + " --armour " + letters.charAt(armour));
                // An immobilised crew leaves on 2 or less: a third of the time.
                String gone = 6 * (3 * under + equal) + "/" + 36 * 36 * 3;
                assertEquals(
                        0,
                        Shares.read(gone)
                                .compareTo(Shares.read(Json.object(answer.json(), "exact")
                                        .get("eliminated")
                                        .toString())),
                        answer.line());
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--range 10 --weapon gun                        | eliminated:11/12 | VV-CORE-28 VV-CORE-29",
                "--range 11 --weapon gun                        | eliminated:13/18 | VV-CORE-28",
                "--range 19 --weapon gun --target vehicle       | eliminated:13/18 | VV-CORE-29",
                "--range 20 --weapon gun                        | eliminated:5/12  | VV-CORE-28",
                "--weapon at-weapon --from barbed-wire          | eliminated:7/12  | VV-20.8-5",
                "--weapon at-weapon --from barbed-wire --reading vv.wire-penalty=anti-personnel | eliminated:13/18 | VV-CORE-28",
                "--weapon artillery                             | eliminated:13/18 | VV-CORE-28",
                "--weapon mortar                                | eliminated:5/12  | VV-CORE-28",
                "--weapon at-weapon --gun-shield                | eliminated:7/12  | VV-CORE-22",
                "--weapon at-weapon --gun-shield --target vehicle | eliminated:13/18 | VV-CORE-29",
                "--weapon at-weapon --armour-front D --armour-rear C --facing hexside | eliminated:949/3888 | VV-CORE-31",
                "--weapon at-weapon --armour D --immobile       | missed:0/1       | VV-CORE-32",
                "--weapon mortar --armour-rear D                | eliminated:25/216 | VV-CORE-33",
            })
    void antiTankFire(String line, String wanted, String rules) {
        VvAnswer.ask("shoot --atfp C --at open " + line).mustBe(wanted, rules);
    }
}
