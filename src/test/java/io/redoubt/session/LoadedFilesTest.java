package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A file that is loaded changes the table, all of it or nothing, and does nothing else. */
class LoadedFilesTest {
    @TempDir
    private Path folder;

    private Path file = Path.of("");
    private Path battle = Path.of("");

    @BeforeEach
    void play() {
        file = folder.resolve("a.pieces");
        battle = folder.resolve("a.battle");
        assertEquals(
                0,
                session("add nest n1\nunit u --skill trained --rof 1 --firepower 3+\n")
                        .exit());
    }

    private Shell.Result session(String commands) {
        return Shell.plain().from(folder).reading(commands).type("play a.battle");
    }

    /** Loads lines behind a good one; nothing of them may be done. */
    private String refused(String line, int exit) throws IOException {
        Files.writeString(file, "add nest n2\n\n" + line + "\nadd nest n3\n");
        byte[] before = Files.readAllBytes(battle);
        Shell.Result result = session("load a.pieces\n");
        assertEquals(exit, result.exit(), result.out() + result.err());
        assertEquals("", result.out());
        assertArrayEquals(before, Files.readAllBytes(battle));
        return result.err();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "report bashrc --force",
                "report",
                "save other.pieces",
                "load a.pieces",
                "shoot n1 --by u",
                "shoot n1 --by u --odds --chart bashrc",
                "odds shoot n1 --by u --chart bashrc",
                "fow shoot n1 --by u",
                "again",
                "each shoot n1",
                "dice 3d6",
                "undo",
                "end",
                "exit",
                "verify",
                "config",
                "list",
                "batch x",
                "compare -",
                "foresee a.pieces",
                "plan n1=destroyed",
                "do",
                "frobnicate"
            })
    void whatDoesNotChangeTheTableIsRefusedWithItsLine(String line) throws IOException {
        Files.writeString(folder.resolve("bashrc"), "alias");
        String err = refused(line, 2);
        assertTrue(
                err.contains(
                        "a.pieces, line 3: " + line.split(" ", 2)[0] + " does not change the table: a loaded file may"),
                err);
        assertTrue(err.contains("no line of the file was carried out"), err);
        assertEquals("alias", Files.readString(folder.resolve("bashrc")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"add nst n4", "add nest n2", "note n9 gone", "settle x=y", "add nest \"n4", "use chess"})
    void aCommandThatCannotBeCarriedOutUndoesTheFile(String line) throws IOException {
        String err = refused(line, 2);
        assertTrue(err.contains("a.pieces, line 3: "), err);
        assertTrue(err.contains("no line of the file was carried out"), err);
    }

    /** A turn that rolls is rolled once: its dice are on the disk before they are told. */
    @Test
    void everyChangeOfATableIsCarriedOut() throws IOException {
        Files.writeString(file, """
                sides a b
                set n1 --owner a --state pinned
                next turn
                next turn
                dice mixed
                copy n1 n2
                rename n1 n0
                settle reminders=silent
                remove u
                note n0 'as typed
                # a comment
                """);
        Shell.Result result = session("load a.pieces\nlist\nlog\nverify\n");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().contains("n0  nest of a:"), result.out());
        assertTrue(result.out().contains("Valid: 13 entries"), result.out());
    }

    /** Players who roll their own dice are not asked from within a file. */
    @Test
    void aTurnThatTakesThePlayersDiceIsRefused() throws IOException {
        assertEquals(
                0,
                session("set u --owner a --bogged-down\nsides a b\ndice mine\n").exit());
        String err = refused("next turn\nnext turn", 2);
        assertTrue(err.contains("this battle uses your own dice"), err);
    }

    @Test
    void aFileLargerThanAnyTableIsNotRead() throws IOException {
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(600L << 20);
        }
        Shell.Result result = session("load a.pieces\n");
        assertEquals(4, result.exit());
        assertTrue(result.err().contains("larger than 4 MiB"), result.err());
    }

    @Test
    void aDeviceIsNoFile() {
        for (String device : List.of("/dev/zero", "/dev/null")) {
            Shell.Result result = session("load " + device + "\n");
            assertEquals(4, result.exit());
            assertTrue(result.err().contains("it is a pipe or a device, not a file"), result.err());
        }
    }
}
