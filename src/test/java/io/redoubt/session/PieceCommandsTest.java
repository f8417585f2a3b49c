package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands of a session that are about pieces. */
class PieceCommandsTest {
    private static final String NEST = "add nest mg42 --owner germans";
    private static final String TANK = "unit sherman --skill trained --rof 2 --firepower 3+ --owner canadians";

    private static Shell.Result unkept(String... commands) {
        return Shell.plain().reading(String.join("\n", commands) + "\n").type("play");
    }

    @Test
    void namesThatCannotBeTypedOrPrintedAreRefused() {
        for (String name : List.of("\u001b[31mred", "a/b", "x".repeat(10_000), "-x", "a\u202eb", "'quoted", "…")) {
            Shell.Result result = unkept("add nest \"" + name + "\"");
            assertEquals(2, result.exit());
            assertFalse(result.err().contains("\u001b"), "escaped");
            assertTrue(result.err().length() < 400, result.err());
        }
        assertEquals(0, unkept("add nest großes_haus-2.b").exit());
    }

    @Test
    void theHelpOfAddNamesTheKindsAndThatOfAKindItsOptions() {
        String kinds = unkept("help add").out();
        assertTrue(kinds.contains("  artillery-bunker        an Artillery Bunker\n"), kinds);
        assertFalse(kinds.contains("--"), kinds);
        String nest = unkept("help set nest").out();
        assertTrue(nest.contains("  --smoke                 number of smoke markers in front of it: a whole\n"), nest);
        assertEquals(
                nest,
                unkept("help add nest")
                        .out()
                        .replace(
                                "add KIND NAME… [options]: add pieces to the table (n1..n6 adds six)",
                                "set NAME options: change its details (the value none clears one)"));
        assertTrue(unkept("help unit").out().contains("--anti-tank"));
    }

    /** Nothing would happen to such a piece in any turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sides alpha b; add nest m --owner alpa | m: nest, owner alpa  (there is no side called alpa; did you mean alpha?)",
                "sides germans canadians; unit x --owner german | did you mean germans?)",
                "sides a b; add nest n1..n3 --owner c1c1c | (there is no side called c1c1c; there are a, b)",
                "sides a b; add nest m --owner a; set m --owner bb | (there is no side called bb; did you mean b?",
                "add nest m --owner a; add nest n --owner b; sides a c | it is the turn of a  (there is no side "
                        + "called b; there are a, c)",
                "add nest m --owner z9z9; sides a b; copy m n | n: nest, owner z9z9  (there is no side called z9z9",
            })
    void anOwnerWhoDoesNotPlayIsTold(String commands, String told) {
        Shell.Result result = unkept(commands.split("; (?!did|there)", -1));
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().replaceAll("\\s+", " ").contains(told.replaceAll("\\s+", " ")), result.out());
    }

    @Test
    void theLogFollowsAPieceThroughItsNames() {
        String[] renamed = {NEST, "note mg42 x", "rename mg42 keep", TANK, "rename keep hold", "note hold y", "undo"};
        List<String> lines = new ArrayList<>(List.of(renamed));
        lines.add("log hold");
        String log = unkept(lines.toArray(new String[0])).out();
        log = log.substring(log.indexOf("Undone"));
        assertEquals(
                List.of("2", "3", "4", "6", "7"),
                log.lines().skip(1).map(line -> line.strip().split(" ", 2)[0]).toList(),
                log);
        lines.set(lines.size() - 1, "log 2 hold");
        assertTrue(unkept(lines.toArray(new String[0])).out().endsWith("note hold y  (undone)\n"));
        lines.set(lines.size() - 1, "log hodl");
        assertTrue(unkept(lines.toArray(new String[0]))
                .out()
                .endsWith("  The journal has no entry about hodl; did you mean hold?\n"));
    }

    @Test
    void anOwnerWhoPlaysIsNotTold() {
        String out = unkept("add nest m --owner a", "sides a b", "add nest n --owner b", "set m --state pinned")
                .out();
        assertFalse(out.contains("no side"), out);
    }

    /** Nothing is rolled at it, so nothing is entered. */
    @Test
    void aShotAtWhatIsDestroyedIsToldAndNotEntered() {
        Shell.Result result = unkept(NEST + " --state destroyed", TANK, "shoot mg42 --by sherman", "log");
        assertEquals(0, result.exit(), result.err());
        assertEquals("redoubt: mg42 is already Destroyed (ruling anyway)\n", result.err());
        assertFalse(result.out().contains("  shoot mg42"), result.out());
    }

    @Test
    void whatADeadPieceDoesIsRefused() {
        Shell.Result result = unkept(NEST, TANK, "set sherman --destroyed", "shoot mg42 --by sherman");
        assertEquals(3, result.exit());
        assertTrue(result.err().contains("sherman is Destroyed"), result.err());
    }

    @Test
    void aFlagIsTakenAwayAgain() {
        Shell.Result result = unkept(TANK, "set sherman --moved --pinned", "set sherman --moved=false", "list");
        assertTrue(result.lines().get(result.lines().size() - 1).endsWith("pinned"), result.out());
        assertTrue(unkept(TANK, "set sherman --rof none", "show sherman").out().contains("rof cleared"));
    }

    @Test
    void aSecondShotInATurnIsRuledOnWithAReminder() {
        String shot = "shoot mg42 --by sherman --state unharmed --dice 1,1";
        Shell.Result twice = unkept(NEST, TANK, shot, shot);
        assertEquals(0, twice.exit());
        assertEquals("redoubt: sherman already shot this turn (ruling anyway)\n", twice.err());
        assertEquals(
                "", unkept(NEST, TANK, shot, "next turn", "next turn", shot).err());
    }

    @Test
    void unitsFollowTheirHexToItsNewNameAndLeaveItWithIt() {
        Shell.Result result = unkept(
                "use vv",
                "unit mg --counter 4-6-4 --hex hill",
                "add hex hill --position trench",
                "rename hill ridge",
                "show mg",
                "remove ridge",
                "list");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("hill  (there is no piece called hill yet)"), result.out());
        assertTrue(result.out().contains("hex                   ridge"), result.out());
        assertTrue(result.out().contains("ridge removed; mg: hex cleared"), result.out());
        assertFalse(result.out().endsWith("ridge\n"), result.out());
    }
}
