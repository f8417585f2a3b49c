package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists of pieces, each filled in by itself: one table of odds. */
class PieceListsTest {
    private static final List<String> TABLE = List.of(
            "add nest n1 --owner germans",
            "add nest n2 --state pinned --owner germans",
            "add tank-pit pit --front 6 --side 4 --owner germans",
            "unit sherman --skill trained --rof 2 --firepower 3+ --anti-tank 10 --owner americans",
            "unit rifles --skill veteran --firepower 5+ --owner americans");

    @TempDir
    private Path folder;

    private Shell.Result played(String file, String... commands) {
        List<String> all = new ArrayList<>(TABLE);
        all.addAll(List.of(commands));
        return Shell.plain().from(folder).reading(String.join("\n", all) + "\n").type("play" + file);
    }

    private Shell.Result after(String... commands) {
        return played("", commands);
    }

    private static List<String> told(Shell.Result result) {
        assertEquals(0, result.exit(), result.err());
        return result.lines().stream().dropWhile(line -> line.startsWith("  ")).toList();
    }

    private static final List<String> CROSSED = List.of(
            "Flames Of War · shooting at a Nest",
            "",
            "destroyed  by →",
            "at ↓       sherman   rifles",
            "n1          39.5 %    7.4 %",
            "n2          39.5 %    7.4 %");

    @Test
    void unitsAndTargetsGiveOneTable() {
        assertEquals(CROSSED, told(after("odds shoot n1,n2 --by sherman,rifles")));
        assertEquals(CROSSED, told(after("shoot --at n1,n2 --by sherman,rifles --odds")));
    }

    @Test
    void theShellAsksABattleInTheSameWay() {
        played(" caen.battle");
        Shell.Result result =
                Shell.plain().from(folder).type("shoot n1,n2 --by sherman,rifles --odds --battle caen.battle");
        assertEquals(CROSSED, result.lines());
    }

    @Test
    void whatOnePieceBringsToEveryRowIsSaidOnce() {
        assertEquals(
                List.of(
                        "Flames Of War · shooting at a Nest",
                        "from n1: at nest",
                        "",
                        "by       unharmed   pinned  destroyed",
                        "sherman    44.4 %   16.0 %     39.5 %",
                        "rifles     77.8 %   14.8 %      7.4 %"),
                told(after("odds shoot n1 --by sherman,rifles")));
    }

    @Test
    void namesAndNumbersGoTogether() {
        assertEquals(
                List.of("destroyed  by →", "teams ↓    sherman   rifles", "1           39.5 %    7.4 %"),
                told(after("odds shoot n1 --by sherman,rifles --teams 1..2")).subList(3, 6));
    }

    @Test
    void programsAreToldWhichPairAnAnswerIsAbout() {
        List<String> lines = told(after("odds shoot n1,n2 --by sherman,rifles --json"));
        assertEquals(4, lines.size());
        assertTrue(lines.get(2).endsWith("\"pieces\":{\"at\":\"n2\",\"by\":\"sherman\"}}"), lines.get(2));
        assertEquals(
                List.of("at,by,answer", "n1,sherman,odds"),
                told(after("odds shoot n1,n2 --by sherman,rifles --format csv")).stream()
                        .limit(2)
                        .map(line ->
                                String.join(",", List.of(line.split(",", -1)).subList(0, 3)))
                        .toList());
    }

    @Test
    void aPairThatIsRuledOutIsACellWithItsReasonBelow() {
        Shell.Result result = after("set rifles --teams 0", "odds shoot n1,n2 --by sherman,rifles");
        List<String> lines = told(result);
        assertEquals("n1          39.5 %        -", lines.get(5));
        assertEquals(
                "  - not allowed: no teams are left in rifles; add some with set rifles --teams 3",
                String.join(" ", lines.subList(7, lines.size())).replaceAll("(?<=\\S) +", " "));
        Shell.Result json = after("set rifles --teams 0", "odds shoot n1 --by sherman,rifles --json");
        assertTrue(json.out().contains("\"mode\":\"refused\",\"inputs\":{},\"outcome\":\"not-allowed\""), json.out());
        assertEquals(
                3, after("set rifles --teams 0", "odds shoot n1,n2 --by rifles").exit());
    }

    @Test
    void whatTheRulesForbidIsTheSame() {
        List<String> lines = told(after("odds shoot n1,pit --by sherman,rifles --anti-tank 4 --hits 1 --range 8,20"));
        assertTrue(lines.stream().anyMatch(line -> line.contains("FOW-SHOT-06")), lines::toString);
    }

    @Test
    void aRulingNamesOne() {
        Shell.Result result = after("shoot n1,n2 --by sherman");
        assertEquals(2, result.exit());
        assertTrue(result.err()
                .endsWith("--at n1,n2: a ruling takes one name; give one, or add --odds for a table of all\n"));
        assertFalse(result.out().contains("PINNED"));
    }

    @Test
    void aNameThatIsNoneAndAValueThatIsMissingSayWhose() {
        assertTrue(after("odds shoot n1,n3 --by sherman")
                .err()
                .contains("there is no piece or card called n3; did you mean"));
        assertTrue(after("odds shoot n1,pit --by sherman,rifles")
                .err()
                .contains("at pit, by sherman: --hits is missing: "));
    }

    @Test
    void whatSpeaksAgainstAShotIsToldOnceForEachPiece() {
        Shell.Result result = after(
                "sides germans americans",
                "set n1 --state destroyed",
                "odds shoot n1,n2 --by sherman,rifles --teams 1,2");
        assertEquals(1, result.err().split("n1 is already Destroyed", -1).length - 1, result.err());
    }
}
