package io.redoubt.rules.vv.deployment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.question.Question;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.Inputs;
import io.redoubt.rules.inputfile.InputFileFormat;
import io.redoubt.rules.vv.ValorAndVictory;
import io.redoubt.toml.Toml;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A deployment file says nothing that is not understood, and what is not checked is told. */
class DeploymentFaultsTest {
    private static final RuleSet GAME = ValorAndVictory.ruleSet(new Toml());
    private static final String FILE = "theater = 'pacific'\nside = 'japanese'\ntunnels = 'owner'\n";
    private static final String AREA = "[[area]]\nfrom = 'A1'\nto = 'D4'\n";
    private static final String CAVE = "[[position]]\ntype = 'cave'\nhex = 'C3'\n";
    private static final String TUNNEL = "[[tunnel]]\npath = ['C3', 'D3', 'D2']\n";

    private static String said(String content) {
        Inputs inputs = new Inputs(Map.of("file", InputFileFormat.attach("x.toml", content)), Map.of());
        try {
            return Question.of(GAME.procedure("deploy-check").orElseThrow(), inputs).findings().stream()
                    .map(finding -> finding.sentence().remark().template()
                            + finding.sentence().values())
                    .collect(Collectors.joining("\n"));
        } catch (BadInputException fault) {
            return String.valueOf(fault.getMessage());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                FILE + "weather = 'rain'\n",
                FILE + AREA + "owner = 'us'\n",
                FILE + "[[terrain]]\nkind = 'woods'\nhexes = ['F7']\nheight = 2\n",
                FILE + CAVE + "depth = 2\n",
                FILE + TUNNEL + "owner = 'us'\n"
            })
    void keyThatMeansNothingIsRefused(String content) {
        assertTrue(said(content).contains("unknown key"), said(content));
    }

    @Test
    void numbersAreWholeAndWithinBounds() {
        String bound = "takes a whole number from 0 to ";
        String over = said(FILE + CAVE + "infantry = 1000000\n");
        assertTrue(over.contains(bound), over);
        int most = Integer.parseInt(
                over.substring(over.indexOf(bound) + bound.length()).strip());
        assertTrue(said(FILE + CAVE + "infantry = " + (most + 1) + '\n').contains(bound));
        assertEquals(-1, said(FILE + CAVE + "infantry = " + most + '\n').indexOf(bound));
        assertEquals(-1, said(FILE + CAVE + "infantry = 0\n").indexOf(bound));
        assertTrue(said(FILE + CAVE + "infantry = -1\n").contains(bound));
        assertTrue(said(FILE + CAVE + "infantry = 1.5\n").contains(bound));
    }

    @Test
    void tunnelsWithoutANameAreCounted() {
        String two = said(FILE + CAVE + TUNNEL + TUNNEL);
        assertTrue(two.contains("tunnel 1"), two);
        assertTrue(two.contains("tunnel 2"), two);
    }

    @Test
    void filesHoldSoManyPositionsAndTunnelsAndNoMore() {
        String limit = "the file has more than 10000 positions and tunnels";
        assertTrue(said(FILE + CAVE.repeat(10_000) + TUNNEL).contains(limit));
        String trenches = CAVE.replace("cave", "trench").repeat(9_999);
        assertEquals(-1, said(FILE + trenches + TUNNEL).indexOf(limit));
    }

    @Test
    void numbersAreCheckedOnlyAgainstAnOrderOfBattle() {
        String unchecked = "No order of battle in the file";
        assertTrue(said(FILE + CAVE).contains(unchecked), said(FILE + CAVE));
        assertEquals(-1, said(FILE + "[oob]\ncave = 4\n" + CAVE).indexOf(unchecked));
    }

    @Test
    void hexHasOneTerrain() {
        String jungle = "[[terrain]]\nkind = 'jungle'\nhexes = ['C3']\n";
        String cave = CAVE + "terrain = 'open-hill'\n";
        String both = "line 10, key terrain: C3 is open hill here and jungle in line 6; a hex has one terrain";
        assertTrue(said(FILE + jungle + cave).contains(both), said(FILE + jungle + cave));
        assertTrue(said(FILE + jungle.replace("'C3'", "'C3', 'C4'") + jungle.replace("jungle", "woods"))
                .contains("line 9, key hexes: C3 is woods here and jungle in line 6"));
        assertTrue(said(FILE + cave + CAVE + "terrain = 'woods'\n").contains("in line 7"), "of two positions");
        assertEquals(-1, said(FILE + jungle + CAVE + "terrain = 'jungle'\n").indexOf("one terrain"));
        String elsewhere = said(FILE + jungle + cave + "map = 2\n");
        assertEquals(-1, elsewhere.indexOf("one terrain"), elsewhere);
    }

    @Test
    void positionsOfAHexShareItsTerrain() {
        String bunker = "[[position]]\ntype = 'bunker-wood'\nhex = 'C3'\n";
        String both = said(FILE + bunker + CAVE + "terrain = 'woods'\n");
        assertTrue(both.contains("a fortification needs open terrain"), both);
    }

    @Test
    void cavesOfOtherMapsAreNotMeasured() {
        String other = CAVE + "map = 2\n";
        String two = said(FILE + CAVE + other);
        assertEquals(-1, two.indexOf("{}: no other cave, and"), two);
        assertEquals(3, two.split("no other cave on its map", -1).length, two);
        String far = said(FILE + CAVE + CAVE.replace("C3", "C9") + other);
        assertEquals(3, far.split("the nearest other cave on its map", -1).length, far);
        String near = said(FILE + CAVE + CAVE.replace("C3", "C7") + other);
        assertEquals(3, near.split("at most four hexes", -1).length, near);
        assertTrue(said(FILE + CAVE).contains("no other cave, and one must be within four hexes"));
    }

    @Test
    void tunnelOfACaveLeadsToAnotherEntrance() {
        String back = "it leads from the cave at {} back to it";
        String ring = "[[tunnel]]\npath = ['C3', 'D2', 'D3', 'C3']\n";
        String alone = said(FILE + CAVE + ring);
        assertTrue(alone.contains(back), alone);
        assertEquals(-1, alone.indexOf("an entrance at each end"), alone);
        assertEquals(-1, alone.indexOf("tunnels start at"), alone);
        String between = said(FILE + CAVE + CAVE.replace("C3", "D3") + ring);
        assertEquals(-1, between.indexOf(back), between);
        assertTrue(
                said(FILE + CAVE + ring.replace("'C3']", "'C3', 'C4', 'C5']")).contains(back), "on its way");
    }

    @Test
    void bunkerAtTheEndOfATunnelIsNotOnItsWay() {
        String way = "the bunker on its route";
        String bunker = "[[position]]\ntype = 'bunker-wood'\nhex = 'D3'\n";
        String middle = said(FILE + CAVE + bunker + TUNNEL);
        assertTrue(middle.contains(way), middle);
        String last = said(FILE + CAVE + bunker.replace("D3", "D2") + TUNNEL);
        assertEquals(-1, last.indexOf(way), last);
    }

    private static double work(String content) {
        double[] spent = new double[1];
        Inputs inputs = new Inputs(
                Map.of("file", InputFileFormat.attach("x.toml", content)),
                Map.of(),
                (units, advice) -> spent[0] += units);
        Question.of(GAME.procedure("deploy-check").orElseThrow(), inputs);
        return spent[0];
    }

    /** Each position is compared with each area, each cave with each other, a tunnel with those it meets. */
    @Test
    void workIsChargedForEveryComparison() {
        String trench = CAVE.replace("cave", "trench");
        String tunnel = TUNNEL.replace("'D2'", "'D3', 'D3'");
        double read = work(FILE + trench + trench);
        double compared = work(FILE + AREA + trench + trench) - read;
        assertTrue(compared > 0);
        assertEquals(3 * compared, work(FILE + AREA.repeat(3) + trench + trench) - read);
        assertEquals(2 * compared, work(FILE + AREA + trench.repeat(4)) - work(FILE + trench.repeat(4)));
        double caves = work(FILE + CAVE.repeat(2)) - read;
        assertTrue(caves > 0);
        assertEquals(4 * caves, work(FILE + CAVE.repeat(4)) - work(FILE + trench.repeat(4)));
        assertTrue(work(FILE + tunnel.repeat(2)) > 2 * work(FILE + tunnel));
    }
}
