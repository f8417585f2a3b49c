package io.redoubt.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Printed;
import io.redoubt.cli.Shell;
import io.redoubt.cli.runtime.Environment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A battle file of an opponent, its hashes computed anew, cannot steer the terminal of whoever looks into it. */
class ForgedTextTest {
    private static final String EVIL = "\\u001b]0;owned\\u0007\\u009b8m\\u202e\\u2028\\r";

    private static final List<String> LOOKS = List.of(
            "list",
            "show mg42",
            "show sherman",
            "log",
            "luck",
            "report",
            "replay",
            "settle firepower-tests=per-weapon",
            "set mg42 --place hill",
            "remove mg42",
            "rename mg42 other",
            "odds shoot mg42 --by sherman",
            "what-if shoot mg42 --by sherman",
            "shoot mg42 --by sherman --dice 1,2",
            "next turn",
            "undo 3",
            "verify",
            "help",
            "end");

    @TempDir
    private Path folder;

    private Field field = new Field(Path.of(""));

    @BeforeEach
    void play() {
        field = Field.played(folder);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | [\"\",\"game\",\"fow\"]           | [\"\",\"game\",\"fow?\"]",
                "1 | [\"\",\"turn\",\"1\"]             | [\"\",\"turn\",\"?\"]",
                "1 | [\"\",\"turn\",\"1\"]             | [\"\",\"turn\",\"1\"],[\"\",\"dice\",\"?\"]",
                "1 | [\"\",\"turn\",\"1\"]             | [\"\",\"turn\",\"1\"],[\"\",\"throws\",\"?\"]",
                "1 | [\"\",\"turn\",\"1\"]             | [\"\",\"turn\",\"1\"],[\"\",\"reading.?\",\"?\"]",
                "1 | \"commitment\",\"                 | \"commitment\",\"?",
                "2 | \"words\":\"                      | \"words\":\"?",
                "2 | germans                           | ger?mans",
                "3 | [\"mg42\",\"kind\",\"nest\"]      | [\"mg42\",\"kind\",\"?\"]",
                "3 | [\"mg42\",\"kind\",\"nest\"]      | [\"mg42\",\"kind\",\"nest\"],[\"mg42\",\"?\",\"?\"]",
                "3 | [\"mg42\",\"kind\",\"nest\"]      | [\"mg42\",\"kind\",\"nest\"],[\"mg42\",\"?\",\"true\"]",
                "3 | [\"mg42\",\"kind\",\"nest\"]      | [\"mg42\",\"kind\",\"nest\"],[\"x?\",\"kind\",\"nest\"]",
                "3 | [\"mg42\",\"owner\",\"germans\"]  | [\"mg42?\",\"owner\",\"germans\"]",
                "3 | \"act\":\"do\"                    | \"act\":\"?\"",
                "4 | [\"sherman\",\"skill\",\"trained\"]| [\"sherman\",\"skill\",\"?\"]",
                "5 | \"game\":\"fow\"                  | \"game\":\"?\"",
                "5 | \"verb\":\"shoot\"                | \"verb\":\"?\"",
                "5 | \"by\":\"sherman\"                | \"by\":\"?\"",
                "5 | \"side\":\"canadians\"            | \"side\":\"?\"",
                "5 | \"skill\":\"trained\"             | \"skill\":\"?\"",
                "5 | \"skill\":\"trained\"             | \"skill\":\"trained\",\"?\":\"?\"",
                "5 | \"skill\":\"sherman\"             | \"skill\":\"?\"",
                "5 | \"from\":{                        | \"readings\":{\"?\":\"?\"},\"from\":{",
                "5 | \"outcome\":\"                    | \"outcome\":\"?",
                "5 | \"unharmed\":\"                   | \"unharmed\":\"?",
                "5 | \"unharmed\":\"                   | \"?\":\"1/2\",\"unharmed\":\"",
                "5 | \"seed\":\"                       | \"seed\":\"?",
                "5 | \"test\":\"Skill Test\"           | \"test\":\"?\"",
                "5 | \"effects\":[                     | \"effects\":[[\"mg42\",\"?\",\"?\"],",
                "6 | \"outcome\":\"pinned\"            | \"outcome\":\"?\"",
                "6 | \"pinned\":\"                     | \"pinned\":\"?",
                "6 | \"chance\":\"1/2\"                | \"chance\":\"?\"",
                "7 | \"act\":\"do\"                    | \"act\":\"do\",\"rulings\":[{\"game\":\"fow\",\"verb\":\"?\"}]",
            })
    void nothingOfAForgedJournalSteersTheTerminal(int entry, String what, String with) throws Exception {
        field.forge(entry, what, with.replace("?", EVIL));
        byte[] forged = field.bytes();
        harmless(field.shell("verify caen.battle"));
        harmless(field.shell("shoot mg42 --by sherman --dice 1,2 --battle caen.battle"));
        harmless(field.shell("shoot mg42 --by sherman --odds --battle caen.battle"));
        for (String look : LOOKS) {
            field.write(forged);
            harmless(field.play(List.of(look)));
        }
        field.write(forged);
        field.play(List.of("report report.md"));
        if (Files.exists(folder.resolve("report.md"))) {
            harmless(Files.readString(folder.resolve("report.md")));
        }
    }

    @Test
    void coloursOfItsOwnStay() {
        Shell.Result result = Shell.in(Map.of("TERM", "xterm"))
                .at(new Environment.Terminal(false, true, false))
                .from(folder)
                .reading("replay 6\n")
                .type("play caen.battle");
        assertTrue(result.out().contains("\u001b["), result.out());
        assertFalse(result.out().contains("\\u{1b}"), result.out());
    }

    private static void harmless(Shell.Result result) {
        harmless(result.out());
        // The trace of a bug is indented.
        harmless(result.err().replace("\n\t", "\n"));
    }

    private static void harmless(String printed) {
        assertEquals(Optional.empty(), Printed.fault(printed), printed);
    }
}
