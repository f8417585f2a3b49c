package io.redoubt.cli.rulefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Examples of battles take only what changes a table in memory, and say what is wrong with other lines. */
class BattleExampleTest {
    private static final Path BUNKER = Path.of("src/test/resources/rulefiles/bunker.rules");
    private static final String BEGINNING =
            "\nexample battle \"x\"\n  add bunker b1\n  add unit s1 --skill regular\n  expect b1 wounds 0\n";

    @TempDir
    private Path folder;

    private Shell.Result check(Shell shell, String lines) throws IOException {
        Files.writeString(folder.resolve("x.rules"), Files.readString(BUNKER) + lines);
        return shell.from(folder).type("rules --check x.rules");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "save x.battle | 3: an example of a battle has no command save",
                "report --html x.html | 3: an example of a battle has no command report",
                "use fow | 3: an example of a battle has no command use",
                "shoot b1 --by s1 --svg x.svg | 20: shoot in an example of a battle has no option --svg",
                "shoot b1 --by s1 --battle=x | 20: shoot in an example of a battle has no option",
                "expect b1 | 3: write a piece and its value: expect b1 wounds 1",
                "expect b1 wounds | 13: write wounds and its value: a whole number from 0 to 3",
                "expect b1 not wounds 1 | 17: write wounds and its value",
                "expect b1 wounds 9 | 13: write wounds and its value",
                "expect b1 woundz 1 | 13: no kind of piece has a value woundz; did you mean wounds?",
                "expect b1 pinned yes | 20: pinned is a flag: write pinned or not pinned",
                "'expect b1 pinned,' | write a value before and after a comma",
                "'expect b1 pinned, , wounds 1' | write a value before and after a comma",
            })
    void otherLinesAreFaults(String line, String fault) throws IOException {
        Shell.Result result = check(Shell.plain(), BEGINNING + "  " + line + "\n");
        assertEquals(2, result.exit());
        assertTrue(result.err().startsWith("x.rules, line 117, column "), result.err());
        assertTrue(result.err().contains(fault), result.err());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "example battle \"x\" | write commands of a session under it",
                "example \"x\" | expected battle here, or set the example in under its verb",
                "example battle | expected the title of the example",
                "example battle \"x\" --skill green | expected the end of the line",
            })
    void theFirstLineIsChecked(String line, String fault) throws IOException {
        Shell.Result result = check(Shell.plain(), '\n' + line + '\n');
        assertEquals(2, result.exit());
        assertTrue(result.err().contains(fault), result.err());
    }

    @Test
    void changesBeyondABoundAreOneWarning() throws IOException {
        Files.writeString(folder.resolve("x.rules"), """
                game g "G"
                kind k "K"
                  value v 0..3 = 1 "v"
                verb w "W"
                  at k
                  outcome o "O."
                  roll
                    let x = sum d3 as "x"
                    end o
                  after
                    at.v = at.v + x + 1
                  example "x"
                    o 1
                """);
        Shell.Result result = Shell.plain().from(folder).type("rules --check x.rules");
        assertEquals(0, result.exit(), result.err());
        assertTrue(result.out().endsWith("""

                        Probably not meant:
                          line 11, column 5: the change of at.v to 4..5 is held to 3
                        """), result.out());
    }

    @Test
    void thePlayersSettingsDoNotCount() throws IOException {
        Shell shell = Shell.in(Map.of("REDOUBT_GAME", "vv", "REDOUBT_DICE", "app"));
        Shell.Result result =
                check(shell, BEGINNING + "  shoot b1 --by s1 --dice 1\n  expect s1 acted # once a turn\n");
        assertEquals(0, result.exit(), result.out() + result.err());
        assertTrue(result.out().contains("9 expectations: all hold"), result.out());
    }

    @Test
    void nothingIsWritten() throws IOException {
        check(Shell.plain(), BEGINNING + "  shoot b1 --by s1 --dice 6,6,1\n  expect b1 pinned\n");
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void aSessionChecksThemToo() throws IOException {
        Files.writeString(folder.resolve("x.rules"), Files.readString(BUNKER) + BEGINNING);
        Shell.Result result =
                Shell.plain().from(folder).reading("rules --check x.rules\n").type("play");
        assertTrue(result.out().contains("8 expectations: all hold"), result.out() + result.err());
    }
}
