package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose luck a die is, in all four games: good for the side that rolls it, and never what befalls a side itself. */
class LuckOfSidesTest {
    private static List<String> luck(String... commands) {
        List<String> all = new ArrayList<>(List.of(commands));
        all.add("luck");
        Shell.Result result =
                Shell.plain().reading(String.join("\n", all) + "\n").type("play");
        assertEquals(0, result.exit(), result.err());
        List<String> sides = new ArrayList<>();
        for (String line : result.lines()) {
            if (line.contains(" expected") || line.matches("  \\w+: \\d+ sums?,.*")) {
                sides.add(line.strip().replaceAll(" ?[,(].*", ""));
            }
        }
        return sides;
    }

    @Test
    void theDieOfABunkerInTheRoundsOfAnAssaultIsItsOwners() {
        List<String> sides = luck(
                "sides germans canadians",
                "add nest mg42 --owner germans",
                "unit sappers --skill veteran --teams 2 --as infantry --motivation confident --owner canadians",
                "assault mg42 --by sappers --rounds 1 --dice 1,2,6,1");
        assertEquals("canadians: 0 of 3 dice passed", sides.get(0));
        assertEquals("germans: 1 of 1 die passed", sides.get(1));
    }

    @Test
    void theGutsOfACrewAreItsOwners() {
        List<String> sides = luck(
                "use dh",
                "sides germans soviets",
                "add bunker log --card glog --guts 6 --owner germans",
                "unit burners --by flame-thrower --owner soviets",
                "next turn",
                "shoot log --by burners --dice 2,6");
        assertEquals(List.of("germans: 1 of 1 die passed", "soviets: 1 sum", "all: 1 of 1 die passed"), sides);
    }

    @Test
    void minesThatEliminateAreTheLuckOfTheOtherSide() {
        List<String> sides = luck(
                "use vv",
                "sides japanese americans",
                "add hex field --position minefield --owner japanese",
                "unit able --counter 4-6-5 --owner americans",
                "cross field --by able --dice 3");
        assertEquals(List.of("japanese: 1 of 1 die passed"), sides);
    }

    @Test
    void aSurvivalRollIsTheOwnersWhoeverseTurnItIs() {
        for (String turn : List.of("note gun dug in", "next turn")) {
            assertEquals(
                    List.of("japanese: 1 of 1 die passed"),
                    luck(
                            "use vv",
                            "sides japanese americans",
                            "unit gun --counter gun=3 --owner japanese",
                            turn,
                            "survive gun --points 3 --dice 1"));
        }
        List<String> underFire = luck(
                "use vv",
                "sides japanese americans",
                "add hex hill --owner japanese",
                "unit gun --counter gun=3 --hex hill --owner japanese",
                "unit able --counter 6-6-5 --owner americans",
                "shoot hill --by able --dice 3,3,6");
        assertEquals(List.of("americans: 1 sum", "japanese: 0 of 1 die passed", "all: 0 of 1 die passed"), underFire);
    }

    /** Fire, rally and close assault of Valor &amp; Victory: two dice, low is good for the side that rolls. */
    @Test
    void sumsAreTheLuckOfTheSideThatRolls() {
        List<String> sides = luck(
                "use vv",
                "sides japanese americans",
                "add hex hill --owner japanese",
                "unit able --counter 6-6-5 --owner americans",
                "unit nihon --counter 4-6-5 --hex hill --owner japanese",
                "shoot hill --by able --dice 5,6",
                "set able --pinned",
                "rally able --dice 1,1",
                "set able --pinned no",
                "next turn",
                "assault hill --by able --attack 6 --defend 4 --dice 1,2");
        assertEquals(List.of("americans: 3 sums"), sides);
    }

    @Test
    void anArmourSaveIsTheTargetsLuck() {
        List<String> sides = luck(
                "sides germans canadians",
                "add turret panther --front 9 --side 5 --rof 2 --owner germans",
                "next turn",
                "unit sherman --skill trained --rof 1 --firepower 3+ --anti-tank 10 --teams 1 --owner canadians",
                "shoot panther --by sherman --facing side --dice 6,6");
        assertEquals(List.of("canadians: 1 of 1 die passed", "germans: 1 sum", "all: 1 of 1 die passed"), sides);
    }

    @Test
    void aFireThatTakesTroopsIsNoLuckOfTheirs() {
        List<String> sides = luck(
                "use lg",
                "sides settlers raiders",
                "add vegetation hedge --burning --owner settlers",
                "unit scouts --troops 1 --fire-penetrate 5 --owner raiders",
                "cross hedge --by scouts --dice 1");
        assertEquals(List.of("settlers: 1 of 1 die passed"), sides);
    }

    @Test
    void whetherAStructureStandsIsItsOwnersLuck() {
        List<String> sides = luck(
                "use lg",
                "sides settlers raiders",
                "add building house --points 10 --damage 4 --new-damage yes --owner settlers",
                "next turn",
                "collapse house");
        assertEquals(1, sides.size());
        assertTrue(sides.get(0).startsWith("settlers: "), sides.get(0));
    }

    /** The plot is as wide as the page lets it. */
    @ParameterizedTest
    @CsvSource({"30, 30", "40, 40", "80, 59"})
    void theScaleFitsThePage(String page, int widest) {
        Shell.Result result = Shell.in(Map.of("REDOUBT_WIDTH", page))
                .reading("shoot --at nest --skill 4+ --firepower 3+ --dice 2\nluck\n")
                .type("play");
        List<String> scales =
                result.lines().stream().filter(line -> line.contains("├")).toList();
        assertEquals(1, scales.size(), result.out());
        assertEquals(widest, scales.get(0).length(), scales.get(0));
        assertTrue(scales.get(0).matches("  unlucky ├[─┼●]+┤ lucky"), scales.get(0));
    }
}
