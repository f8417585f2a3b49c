package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a session tells of where its battle stands. */
class StandingTest {
    private static final String TABLE = """
            sides us ger
            add nest n1..n2 --owner ger
            unit sherman --owner us --skill trained --rof 2 --firepower 3+
            copy sherman pak
            """;

    private static List<String> told(String commands, String last) {
        List<String> lines = Shell.plain()
                .reading(TABLE + commands + last + "\n")
                .type("play")
                .lines();
        return lines.subList(lines.size() - 3, lines.size());
    }

    @Test
    void theStatusSaysWhatHappenedAndWhoCanAct() {
        assertEquals(
                List.of("  Turn 1 · us", "  Last: (6) shoot n1 sherman --dice 1,1 → unharmed", "  Still to act: pak"),
                told("shoot n1 sherman --dice 1,1\n", "status"));
    }

    @Test
    void aLongTableTakesNoMoreThanFiveLines() {
        String many = "copy sherman tank01..tank60\nnote sherman " + "word ".repeat(80) + "\nstatus\n";
        List<String> lines = Shell.plain().reading(TABLE + many).type("play").lines();
        int first = lines.indexOf("  Turn 1 · us");
        assertTrue(first > 0 && lines.size() - first <= 5, String.join("\n", lines));
        assertTrue(lines.get(lines.size() - 1).endsWith(" more"), lines.get(lines.size() - 1));
    }

    private static String status(String game, int columns, String commands) {
        String out = Shell.in(Map.of("REDOUBT_WIDTH", Integer.toString(columns)))
                .reading(commands + "status\n")
                .type(game + " play")
                .out();
        return out.substring(out.lastIndexOf("  Turn "));
    }

    @Test
    void theLastNameNeedsNoRoomForMore() {
        String few = "sides us ger\nunit sherman rifles pioneers mortars --owner us --skill trained --firepower 3+\n";
        String line = "  Still to act: sherman, rifles, pioneers, mortars\n";
        assertTrue(status("fow", line.length() - 1, few).endsWith(line));
        assertTrue(status("fow", line.length() - 2, few).endsWith(", rifles and 2 more\n"));
    }

    @Test
    void aHexIsNotListedBesideItsUnits() {
        String hexes = """
                sides us ger
                add hex mill
                add hex farm --owner us
                unit a1 --owner us --counter 4-6-4 --hex mill
                unit g1 --owner ger --counter 4-6-4 --hex farm
                next phase
                next phase
                """;
        assertTrue(status("vv", 80, hexes).endsWith("\n  Still to act: a1\n"), status("vv", 80, hexes));
    }

    @Test
    void whatIsDueIsSaidLineByLine() {
        String due = """
                sides us ger
                unit a1..a2 --owner us --counter 4-6-4 --points 2
                """;
        assertTrue(status("vv", 80, due).endsWith("""
                          Still to do: a1 still has 2 casualty points to take: use survive a1
                          Still to do: a2 still has 2 casualty points to take: use survive a2
                        """), status("vv", 80, due));
        assertTrue(
                status("vv", 80, due + "copy a1 a3 a4\n").endsWith("use survive a2 and 2 more\n"),
                status("vv", 80, due + "copy a1 a3 a4\n"));
    }

    @Test
    void likeResultsOfATurnStartAreCounted() {
        String rallies = "sides us ger\nnext phase\nunit g1..g3 --owner ger --counter 4-6-4 --pinned\n"
                + "next phase\n".repeat(5);
        assertTrue(status("vv", 80, rallies).contains("next phase → rallied ×3\n"), status("vv", 80, rallies));
        assertTrue(status("vv", 80, rallies).startsWith("  Turn 1 · ger · command phase\n"));
        assertTrue(status("vv", 80, rallies + "next phase\n".repeat(3))
                .startsWith("  Turn 1 · ger · defensive fire phase\n"));
    }

    @Test
    void aListWithoutAMatchSaysWhatThereIs() {
        String out = Shell.plain().reading(TABLE + "list nests\n").type("play").out();
        assertTrue(out.endsWith("""
                          No piece has the kind, side or name nests; did you mean nest? On the table:
                            nest, unit; sides us, ger
                        """), out);
    }
}
