package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What spares players keys and slips in a session: many pieces at once, repeats, files, and messages that help. */
class ComfortTest {
    private static final String TABLE = """
            sides us ger
            add nest n1..n3 --owner ger
            unit sherman --owner us --skill trained --rof 1 --firepower 3+
            copy sherman pak m10
            """;

    @TempDir
    private Path folder;

    private Shell.Result play(String commands) {
        return Shell.plain().from(folder).reading(commands).type("play");
    }

    @Test
    void severalPiecesAreAddedWithOneLine() {
        String listed = play(TABLE + "list\n").out();
        for (String name : List.of("n1", "n2", "n3")) {
            assertTrue(listed.contains("  " + name + "  nest of ger\n"), listed);
        }
        assertTrue(listed.contains("m10  unit of us: skill trained, rof 1, firepower 3+\n"), listed);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add nest a6..a2         | a range of names is like n1..n6",
                "add nest a1..b3         | a range of names is like n1..n6",
                "add nest a1..a900       | with at most 100",
                "add nest a a            | piece names must be unique",
                "add nest n1..n9         | n1 is already on the table",
                "unit 12                 | 12 is a number",
                "unit shoot              | shoot is a reserved word",
                "unit List               | List is a reserved word",
                "unit none               | none is a reserved word",
                "copy n1                 | copy takes a piece and new names",
                "unit x --from-card nix  | there is no card called nix",
                "lst                     | unknown command lst; did you mean list? (help shows all)",
                "shoot n1 --fo 3         | unknown option --fo; did you mean --format? (help fow shoot)",
                "help renam              | unknown command renam; did you mean rename? (help shows all)",
                "help shot               | unknown command shot; did you mean shoot? (help shows all)",
                "rule                    | did you mean rules? (help shows all)",
                "n1                      | start with a command, e.g. show n1",
                "readings nix            | (readings lists them)",
                "again                   | there is no ruling to repeat yet",
                "each lst                | each takes a verb",
                "8                       | unknown command 8 (help shows all)",
                "add veteran             | the kind comes first, add unit NAME --skill veteran; not one of unit, nest",
                "add --owner us nest n9  | the kind and the name come before the options; use add nest n9 --owner us",
                "add nest --owner us n9  | the kind and the name come before the options; use add nest n9 --owner us",
                "add n9 nest             | add n9: the kind comes before the name; use add nest n9",
                "unit --rof 2 m4         | unit --rof: the name comes before the options; use unit m4 --rof 2",
                "set --pinned n1         | set --pinned: pinned is a value of --state; use set n1 --state pinned",
                "set --state pinned n1   | set --state: the name comes before its options; use set n1 --state pinned",
                "set n1 --pinned         | set n1: pinned is a value of --state; use set n1 --state pinned",
                "set n1 state pinned     | state is an option, with two dashes; use set n1 --state pinned",
                "set n1 n2 --owner us    | one piece at a time; use set n1 --owner us and set n2 --owner us",
                "set n1 --note is pinned | unexpected argument pinned",
                "set --state up n1       | use set n1 --state up",
                "set n1 --state up       | --state up: not one of unharmed, pinned, bailed-out, destroyed",
            })
    void aSlipIsToldInTheWordsOfTheSession(String line, String fault) {
        Shell.Result result = play(TABLE + line + "\n");
        assertEquals(2, result.exit(), result.err());
        assertTrue(result.err().contains(fault), result.err());
        assertFalse(result.err().contains("redoubt help") || result.err().contains("--help"), result.err());
    }

    @Test
    void theLastRulingIsRepeatedAtAnotherPiece() {
        Shell.Result result = play(TABLE + "shoot n1 --by sherman --dice 1\nagain n2\nlog\n");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("  shoot n2 --by sherman  → "), result.out());
    }

    /** Dice lie on the table once. */
    @ParameterizedTest
    @ValueSource(strings = {"--dice 1,1", "--dice=1,1"})
    void theDiceOfTheLastRulingAreNotThoseOfTheNext(String dice) {
        String shot = "shoot n1 --by sherman --rof 2 " + dice + "\n";
        String given = play(TABLE + shot + "shoot n2 --by sherman --rof 2\n").out();
        String again = play(TABLE + shot + "again n2\n").out();
        assertEquals(given, again);
        assertFalse(again.substring(again.lastIndexOf("Flames Of War")).contains("as given"), again);
    }

    /** What is repeated is read from the journal, where a value of two words must be one still. */
    @Test
    void aRulingWithAValueInQuotesIsRepeatedTwice() {
        Shell.Result result = play(TABLE + "shoot n1 --by sherman --range '12 in' --dice 1\nagain n2\nagain n3\nlog\n");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("  shoot n3 --by sherman --range '12 in'  → "), result.out());
    }

    @Test
    void eachUnitThatCanShootsInTurn() {
        Shell.Result result = play(TABLE + "shoot n1 --by pak\neach shoot n2\nlog shoot\n");
        assertEquals(0, result.exit(), result.err());
        String log = result.out().substring(result.out().lastIndexOf("shoot n1 --by pak"));
        assertTrue(log.contains("shoot n2 --by sherman") && log.contains("shoot n2 --by m10"), log);
        assertFalse(log.contains("shoot n2 --by pak"), "it shot already: " + log);
    }

    @Test
    void eachPieceOfASideRallies() {
        Shell.Result result = Shell.plain().reading("""
                        use vv
                        sides us ger
                        unit a --owner us --pinned
                        unit b --owner us --pinned
                        unit c --owner ger --pinned
                        each rally
                        log rally
                        """).type("play");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("\na:\n") && result.out().contains("\nb:\n"), result.out());
        assertFalse(result.out().contains("\nc:\n"), result.out());
    }

    @Test
    void theHelpOfAVerbIsToldOnce() {
        assertEquals(play(TABLE + "help shoot\n"), play(TABLE + "each shoot --help\n"));
    }

    /** In Valor & Victory the units in a hex fire through it. */
    @Test
    void whoActedThroughTheirHexIsNotAskedAgain() {
        Shell.Result result = play("""
                use vv
                sides us ger
                add hex bunker --position trench --owner ger
                unit mg --counter 4-6-4 --owner ger --hex bunker
                add hex C4
                add hex C5
                unit x --counter 4-6-4 --owner us --hex C4
                unit y --counter 4-6-4 --owner us --hex C4
                unit z --counter 4-6-4 --owner us --hex C5
                unit alone --counter 4-6-4 --owner us
                each shoot bunker
                log shoot
                """);
        assertEquals(0, result.exit(), result.err());
        assertFalse(result.out().contains("NOT ALLOWED"), result.out());
        for (String piece : List.of("C4", "C5", "alone")) {
            assertTrue(result.out().contains("shoot bunker --by " + piece + "  → "), result.out());
        }
    }

    @Test
    void whoLacksSomethingIsPassedOverInAPipe() {
        String table = """
                use dh
                sides us ger
                add bunker b1 --card glog --owner ger
                add vehicle tank --gun t34:76.2mm --hit 6/10 --owner us
                """;
        Shell.Result result = play(table + """
                unit rifles --owner us --accuracy 5 --ap 8 --rof 1 --weapons 9
                each shoot b1
                log shoot
                """);
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("tank:\n  skipped: --acquire is missing"), result.out());
        assertTrue(result.out().contains("shoot b1 --by rifles  → "), result.out());
        assertEquals(2, play(table + "each shoot b1\n").exit(), "nobody could");
    }

    @Test
    void aTableIsSavedAndLoadedAgain() throws IOException {
        play(TABLE + "settle fow.firepower-tests=per-weapon\nset n1 --note 'a \"big\" one'\nsave my.pieces\n");
        String again = play("load my.pieces\nlist\nsave other.pieces\n").out();
        assertTrue(again.contains("n1  nest of ger: note a \"big\" one"), again);
        assertEquals(Files.readString(folder.resolve("my.pieces")), Files.readString(folder.resolve("other.pieces")));
        Shell.Result second = play("save my.pieces\n");
        assertEquals(4, second.exit(), "a file is never written over");
        assertEquals("redoubt: my.pieces already exists; choose another file\n", second.err());
    }

    @Test
    void aFileThatStumblesSaysInWhichLine() throws IOException {
        Files.writeString(folder.resolve("bad.pieces"), "add nest n1\n\nadd nst n2\n");
        Shell.Result result = play("load bad.pieces\n");
        assertEquals(2, result.exit());
        assertTrue(result.err().contains("bad.pieces, line 3: add nst: not one of"), result.err());
        assertFalse(play("list\n").out().contains("n1"), "what stands before it");
    }

    @Test
    void diceOfNoPieceAreNobodysLuck() {
        Shell.Result result = play(TABLE + "shoot --at nest --skill 4+ --firepower 3+\nluck\n");
        assertTrue(result.err().contains("no piece was named"), result.err());
        assertFalse(result.out().contains("us: "), result.out());
        assertFalse(play(TABLE + "shoot n1 --by pak\n").err().contains("touches no piece"));
    }

    /** Digits stand for dice where no die has two. */
    @Test
    void ownDiceMayStandCloseTogether() {
        String rolled = TABLE + "dice mine\nset pak --rof 3\nshoot n1 --by pak\n122\n";
        assertTrue(play(rolled).out().contains("1 miss   2 miss"), play(rolled).out());
        Shell.Result split = Shell.plain().reading("use lg\ndice mine\n").type("play");
        assertEquals(0, split.exit(), split.err());
    }

    @Test
    void aCardInPlaceOfAKindIsExplained() {
        Shell.Result result = Shell.plain().reading("add glog\n").type("dh play");
        assertTrue(result.err().contains("add glog: the kind comes first, add bunker NAME --card glog"), result.err());
    }

    @Test
    void aLongCommandStandsApartFromItsHelp() {
        String out = Shell.plain().reading("help\n").type("play").out();
        assertTrue(out.contains("[--dice FACES]  the next side's turn"), out);
    }
}
