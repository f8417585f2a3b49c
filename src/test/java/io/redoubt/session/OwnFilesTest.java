package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The files of a battle are overwritten by nothing that writes another, whatever is said with it. */
class OwnFilesTest {
    private static final String SHOT = "shoot --at nest --skill trained --firepower 3+ --rof 2";

    @TempDir
    private Path folder;

    private Shell.Result type(String line, String commands) {
        return Shell.plain().from(folder).reading(commands).type(line);
    }

    @BeforeEach
    void battle() throws IOException {
        type("play s1.svg", "add nest n1\n");
        Files.writeString(folder.resolve("s1.svg.torn"), "{");
        Files.writeString(folder.resolve("s1.svg.torn-2"), "{");
        Files.createSymbolicLink(folder.resolve("link.svg"), Path.of("s1.svg"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play s1.svg | report --force FILE",
                "play s1.svg | report --html --force FILE",
                "play s1.svg | odds " + SHOT + " --chart FILE --force",
                "play s1.svg | compare '" + SHOT + "' '" + SHOT + " --moved' --chart FILE --force",
                "play s1.svg | save FILE",
                "play           | report --force FILE",
                SHOT + " --battle s1.svg --odds --chart FILE --force |",
                SHOT + " --rof 1..3 --odds --chart FILE --force |",
            })
    void aBattleIsNotWrittenOver(String line, String command) throws IOException {
        for (String file : List.of("s1.svg", "s1.svg.seed", "s1.svg.torn", "s1.svg.torn-2", "link.svg")) {
            byte[] before = Files.readAllBytes(folder.resolve(file));
            Shell.Result result = type(
                    line.replace(" --rof 2 --rof", " --rof").replace("FILE", file),
                    command == null ? "" : command.replace("FILE", file) + '\n');
            boolean noPicture = (line + command).contains("--chart") && !file.endsWith(".svg");
            assertEquals(noPicture ? 2 : 4, result.exit(), result.out() + result.err());
            assertArrayEquals(before, Files.readAllBytes(folder.resolve(file)), file);
        }
    }

    @Test
    void whatOnlyHasSuchANameMayBeOverwritten() throws IOException {
        Files.writeString(folder.resolve("apple.seed"), "grow");
        assertEquals(0, type("play s1.svg", "report --force apple.seed\n").exit());
        assertTrue(Files.readString(folder.resolve("apple.seed")).contains("What happened"));
    }

    @Test
    void theReportIsWrittenOnceAndNeverOver() throws IOException {
        assertEquals(
                0, type("play caen.battle", "add nest n1\nreport caen.md\n").exit());
        assertTrue(Files.readString(folder.resolve("caen.md")).startsWith("# caen.battle\n"));
        Shell.Result again = type("play caen.battle", "report caen.md\n");
        assertEquals(4, again.exit());
        assertTrue(again.err().contains("caen.md already exists"), again.err());
        Shell.Result nowhere = type("play caen.battle", "report nowhere/caen.md\n");
        assertEquals(4, nowhere.exit());
        assertTrue(
                nowhere.err().contains("nowhere/caen.md could not be written: the file or its folder"), nowhere.err());
    }
}
