package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Battle;
import io.redoubt.battle.MasterSeed;
import io.redoubt.cli.Shell;
import io.redoubt.rules.piece.Change;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of pieces in short commands: by their place, in any case, with the owner named once. */
class NamesTest {
    private static final String TABLE = """
            sides us ger
            add nest n1 N2 --owner ger
            unit Sherman --owner us --skill trained --rof 2 --firepower 3+
            """;

    @TempDir
    private Path folder;

    private Shell.Result play(String commands) {
        return Shell.plain().from(folder).reading(commands).type("play caen.battle");
    }

    private Shell.Result shell(String line) {
        return Shell.plain().from(folder).type(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shoot n1 Sherman --dice 1,1",
                "shoot N1 sherman --dice 1,1",
                "shoot n1 --by SHERMAN --dice 1,1",
                "shoot --at N1 --by sherman --dice 1,1",
                "fow shoot n1 sherman --dice 11"
            })
    void theSecondWordIsThePieceThatActs(String command) {
        Shell.Result result = play(TABLE + command + "\nlog SHERMAN\n");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("from n1: at nest; from Sherman: skill trained 4+"), result.out());
        assertTrue(result.out().contains(command + "  → unharmed"), result.out());
        Shell.Result again = shell("shoot n2 sherman --battle caen.battle --odds");
        assertTrue(again.out().contains("from N2: at nest; from Sherman:"), again.out() + again.err());
        assertEquals(0, shell("verify caen.battle").exit());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "shoot n1 sherman --by sherman | sherman after n1 is short for --by sherman, and --by is given too",
                "shoot n1 shermann             | --by shermann: there is no piece or card called shermann",
                "shoot n1 smoke                | unexpected argument smoke; did you mean --smoke?",
                "shoot n1 sherman us           | unexpected argument us",
                "add nest N1                   | N1 and n1, which is already on the table, differ only in capitals",
                "add nest a A                  | piece names must be unique",
                "rename n1 n2                  | n2 and N2, which is already on the table, differ only in capitals",
                "owner                         | owner takes the side of the pieces you add next, or none: owner germans",
                "owner a b                     | owner takes the side"
            })
    void theErrorSaysWhatToWrite(String command, String message) {
        Shell.Result result = play(TABLE + command + "\n");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains(message), result.err());
    }

    @Test
    void namesMatchInAnyCaseAndKeepTheirSpelling() {
        Shell.Result result = play(TABLE + """
                note SHERMAN lost its commander
                show sherman
                set n2 --note far
                rename n1 Bunker
                rename bunker BUNKER
                remove n2
                list
                what-if shoot bunker sherman
                foresee shoot bunker --by sherman
                plan Bunker=destroyed --by SHERMAN
                shoot bunker sherman --dice 1,1
                again bunker
                """);
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("Sherman: note lost its commander"), result.out());
        assertTrue(result.out().contains("n1 is now called Bunker"), result.out());
        assertTrue(result.out().contains("N2 removed"), result.out());
        assertTrue(result.out().contains("  BUNKER  nest of ger\n"), result.out());
        assertEquals(0, shell("verify caen.battle").exit());
    }

    @Test
    void namesOfOtherPiecesInValuesGetTheirSpelling() {
        Shell.Result result = play("use vv\nadd hex H1\nadd unit a1 --hex h1\nlist a1\n");
        assertTrue(result.out().contains("hex H1"), result.out() + result.err());
        assertEquals(0, shell("verify caen.battle").exit());
    }

    /** Earlier versions allowed names that differ only in capitals, and kept references as they were typed. */
    @Test
    void oldJournalsWithBothSpellingsOpenAndVerify() {
        Path path = folder.resolve("old.battle");
        try (Battle old = Battle.create(path, "vv", MasterSeed.fresh(() -> 42L))) {
            old.record("add hex H1", List.of(), List.of(new Change("H1", Change.KIND, "hex")));
            old.record("add hex h1", List.of(), List.of(new Change("h1", Change.KIND, "hex")));
            old.record("add hex K1", List.of(), List.of(new Change("K1", Change.KIND, "hex")));
            old.record(
                    "add unit a --hex k1",
                    List.of(),
                    List.of(new Change("a", Change.KIND, "unit"), new Change("a", "hex", "k1")));
        }
        assertEquals(
                0, shell("verify old.battle").exit(), shell("verify old.battle").err());
        Shell.Result shown =
                Shell.plain().from(folder).reading("show h1\nshow H1\n").type("play old.battle");
        assertEquals("h1 · hex\nH1 · hex\n", shown.out());
    }

    @Test
    void nextAloneIsTheNextTurn() {
        Shell.Result result = play(TABLE + "next\nnext turn\nnext --dice ''\n");
        assertTrue(result.out().contains("Turn 1 · ger\n"), result.out());
        assertTrue(result.out().contains("Turn 2 · us\n"), result.out());
        Shell.Result foreseen = shell("foresee 'add nest n; next; next turn'");
        assertEquals(0, foreseen.exit(), foreseen.err());
        assertEquals(0, shell("verify caen.battle").exit());
    }

    @Test
    void theOwnerIsNamedOnce() throws IOException {
        play("owner ger\nadd nest n1..n2\nadd nest n3 --owner us\nadd nest n4 --owner none\n");
        Shell.Result later =
                play("add nest n5\nowner none\nadd nest n6\nundo 2\nadd nest n7\nlist\nsave caen.pieces\n");
        assertTrue(
                later.out()
                        .contains(
                                "  n2  nest of ger\n  n3  nest of us\n  n4  nest\n  n5  nest of ger\n  n7  nest of ger\n"),
                later.out() + later.err());
        assertFalse(later.out().contains("n6  nest"), later.out());
        List<String> saved = Files.readAllLines(folder.resolve("caen.pieces"));
        assertEquals("owner ger", saved.get(saved.size() - 1));
        Shell.Result loaded = Shell.plain()
                .from(folder)
                .reading("load caen.pieces\nadd nest n8\nlist\n")
                .type("play other.battle");
        assertTrue(loaded.out().contains("  n4  nest\n"), loaded.out());
        assertTrue(loaded.out().contains("  n8  nest of ger\n"), loaded.out());
        assertEquals(0, shell("verify caen.battle").exit());
        assertEquals(0, shell("verify other.battle").exit());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "? show  | show NAME: show all details",
                "h       | Commands:",
                "ls      | Sherman  unit of us",
                "history | battle started",
                "q       | ''",
                "bye     | ''"
            })
    void otherWordsForCommandsAreKnown(String command, String expected) {
        Shell.Result result = play(TABLE + command + "\nquit\nshow nothing\n");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains(expected), result.out());
    }
}
