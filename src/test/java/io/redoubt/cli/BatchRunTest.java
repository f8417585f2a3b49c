package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.runtime.Environment;
import io.redoubt.session.SessionStarter;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A batch reads files, shares its work between jobs, and prints JSON or CSV. */
class BatchRunTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 7})
    void anyNumberOfJobsPrintsTheSameBytes(int jobs) {
        for (String format : new String[] {"json", "csv"}) {
            Shell shell = Shell.plain().reading(mixed(500));
            Shell.Result one = shell.type("batch --format " + format);
            assertEquals(one, shell.type("batch --jobs " + jobs + " --format " + format));
            assertEquals(3, one.exit());
            assertFalse(one.err().isEmpty());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "csv"})
    void aFileAskedInPartsIsAnsweredAsInOne(String format) {
        List<String> lines = mixed(500).lines().toList();
        String together = "";
        String complaints = "";
        for (int from = 0; from < lines.size(); from += 130) {
            String part = String.join("\n", lines.subList(from, Math.min(lines.size(), from + 130)));
            Shell.Result result = Shell.plain()
                    .reading(part)
                    .type("batch --jobs 2 --format " + format + " --first-line " + (from + 1));
            together += result.out();
            complaints += result.err();
        }
        Shell.Result whole = Shell.plain().reading(mixed(500)).type("batch --format " + format);
        assertEquals(whole.out(), together);
        assertEquals(whole.err(), complaints);
    }

    /** A line comes only when the answer to the one before was seen. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void whoWaitsForAnAnswerBeforeAskingOnGetsIt(int jobs) {
        StringWriter out = new StringWriter();
        List<Integer> seen = new ArrayList<>();
        InputStream asking = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("not byte by byte");
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                seen.add(out.toString().split("\n", -1).length - 1);
                byte[] line = "dice 1d2\n".getBytes(StandardCharsets.UTF_8);
                System.arraycopy(line, 0, bytes, from, line.length);
                return seen.size() > 5 ? -1 : line.length;
            }
        };
        Environment world = Shell.plain().reading(asking).world(out, Writer.nullWriter());
        assertEquals(0, Cli.run(List.of("batch", "--jobs", Integer.toString(jobs)), world, new SessionStarter()));
        assertEquals(List.of(0, 1, 2, 3, 4, 5), seen);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "json | --color always | --color always is not available in a batch",
                "json | --format csv   | --format csv: this batch answers every line as json",
                "json | --format text  | --format text: this batch answers every line as json",
                "csv  | --json         | --format json: this batch answers every line as csv",
            })
    void aLineDoesNotChooseHowItIsAnswered(String format, String option, String message) {
        String[] words = option.replace("--", "").split(" ", -1);
        String value = words.length > 1 ? "\"" + words[1] + "\"" : "true";
        for (String line : List.of(
                "dice 1d2 " + option, "{\"command\":\"dice\",\"expr\":\"1d2\",\"" + words[0] + "\":" + value + "}")) {
            Shell.Result result = Shell.plain().reading(line + "\n").type("batch --format " + format);
            assertEquals(2, result.exit(), line);
            assertTrue(result.out().contains(message), result.out());
        }
    }

    @Test
    void aLineMaySayWhatTheBatchSays() {
        assertEquals(
                Shell.plain().reading("dice 1d2\n").type("batch"),
                Shell.plain().reading("dice 1d2 --json\n").type("batch --format json"));
    }

    @Test
    void theFormatsOfferedAreThoseTaken() {
        String help = Shell.plain().type("batch --help").out();
        assertTrue(help.contains("output format: json, csv"), help);
        assertFalse(help.contains("text"), help);
        for (String format : List.of("text", "xml")) {
            Shell.Result result = Shell.plain().type("batch --format " + format);
            assertEquals(2, result.exit());
            assertEquals("redoubt: --format " + format + ": a batch answers as json or csv\n", result.err());
        }
    }

    @Test
    void everyLineOfAMixedBatchIsAnsweredOnce() {
        Shell.Result result = Shell.plain().reading(mixed(500)).type("batch --jobs 4");
        assertEquals(Json.objects(result.out()).size(), 500 - 500 / 10);
    }

    @Test
    void csvHasOneRowForEachNumber() {
        Shell.Result result = Shell.plain().reading("""
                        dice 1d2
                        shoot --at nest --skill 4+ --firepower 3+ --dice 4,3,2
                        nonsense, "x"
                        shoot --at nest --skill 4+ --firepower 3+ --range 20in
                        """).type("batch --format csv");
        assertEquals(3, result.exit());
        assertEquals("line,game,command,mode,name,value,exact", result.lines().get(0));
        assertEquals("1,dice,dice,odds,total mean,1.5,3/2", result.lines().get(1));
        assertEquals("1,dice,dice,odds,total=1,0.5,1/2", result.lines().get(2));
        assertEquals("1,dice,dice,odds,total=2,0.5,1/2", result.lines().get(3));
        assertEquals("2,fow,shoot,ruling,outcome,pinned,", result.lines().get(4));
        assertEquals(
                "2,fow,shoot,odds,unharmed,0.6666666666666666,2/3",
                result.lines().get(5));
        assertTrue(result.lines().get(9).startsWith("3,,,error,\"unknown command or game nonsense,"), result.out());
        assertTrue(result.lines().get(9).endsWith(",2,"), result.out());
        assertTrue(result.lines().get(10).startsWith("4,fow,shoot,refused,FOW-SHOT-06,\"20\"\" to"), result.out());
    }

    @Test
    void anEmptyBatchOfCsvIsItsHeader() {
        assertEquals(
                "line,game,command,mode,name,value,exact\n",
                Shell.plain().type("batch --format csv").out());
    }

    @Test
    void aFileIsReadFromTheWorkingDirectory() throws IOException {
        Files.writeString(directory.resolve("questions"), "dice 1d2\n");
        Shell.Result piped = Shell.plain().reading("dice 1d2\n").type("batch");
        assertEquals(piped, Shell.plain().from(directory).type("batch questions"));
        assertEquals(
                piped,
                Shell.plain().words("batch", directory.resolve("questions").toString()));
        assertEquals(piped, Shell.plain().from(directory).reading("dice 1d2\n").type("batch -"));
    }

    @Test
    void aFileThatIsNotThereIsAFaultOfTheFile() {
        Shell.Result result = Shell.plain().from(directory).type("batch nowhere");
        assertEquals(4, result.exit());
        assertEquals("redoubt: nowhere does not exist: check its path\n", result.err());
        assertEquals("", result.out());
    }

    @Test
    void aDirectoryIsAFaultOfTheFile() {
        Shell.Result result = Shell.plain().from(directory).type("batch .");
        assertEquals(4, result.exit());
        assertTrue(result.err().startsWith("redoubt: . is a directory"), result.err());
    }

    @Test
    void aPathThatCannotBeIsAFaultOfTheFileAndIsShownSafely() throws IOException {
        String name = "a\u001b[31m";
        Files.writeString(directory.resolve(name), "");
        for (String path : new String[] {name + "/x", "a\0b"}) {
            Shell.Result result = Shell.plain().from(directory).words("batch", path);
            assertEquals(4, result.exit(), result.err());
            assertFalse(result.err().contains("\u001b"), result.err());
            assertFalse(result.err().contains("\0"), result.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "257", "many", "1.5", ""})
    void aNumberOfJobsThatMakesNoSenseIsRefused(String jobs) {
        Shell.Result result = Shell.plain().words("batch", "--jobs", jobs);
        assertEquals(2, result.exit());
        assertEquals("redoubt: --jobs " + jobs + ": takes a whole number from 1 to 256\n", result.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "", "99999999999"})
    void aFirstLineWithoutANumberIsRefused(String line) {
        Shell.Result result = Shell.plain().words("batch", "--first-line", line);
        assertEquals(2, result.exit());
        assertEquals("", result.out());
        assertEquals("redoubt: --first-line " + line + ": takes a whole number from 1 to 2147483647\n", result.err());
    }

    @Test
    void progressIsCountedOnStandardErrorOnly() {
        Shell shell = Shell.plain().reading("dice 1d2\n\ndice 1d2\n");
        Shell.Result told = shell.type("batch --progress");
        assertEquals("\r3 lines\n", told.err());
        assertEquals(shell.type("batch").out(), told.out());
        assertEquals("", shell.type("batch").err());
    }

    @Test
    void theGameOfTheEnvironmentCountsInABatch() {
        Shell shell = Shell.in(Map.of("REDOUBT_GAME", "chess"));
        assertEquals(2, shell.reading("shoot --at nest\n").type("batch").exit());
        assertEquals(
                0,
                shell.reading("fow shoot --at nest --skill 4 --firepower 3\n")
                        .type("batch")
                        .exit());
    }

    /** Lines of every kind, ten in a row: answers, rulings, refusals, faults, requirements and a blank. */
    private static String mixed(int lines) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            String shot = "shoot --at nest --skill " + (2 + i % 5) + "+ --rof " + (1 + i % 7) + " --firepower 3+";
            text.append(
                    switch (i % 10) {
                        case 0 -> shot;
                        case 1 ->
                            "{\"command\":\"shoot\",\"at\":\"pillbox\",\"skill\":4,\"firepower\":" + (1 + i % 6) + "}";
                        case 2 -> shot + " --seed " + i;
                        case 3 -> shot + " --range 20in";
                        case 4 -> shot + " --require 'destroyed>=9/10'";
                        case 5 -> "dice " + (1 + i % 9) + "d6+" + i;
                        case 6 -> "dice " + (1 + i % 20) + "d6>=4 --dice 7";
                        case 7 -> "";
                        case 8 -> "{\"command\":\"shoot\",\"skil\":" + i + "}";
                        default -> shot + " --moved --reading pinned-nest=second-only";
                    });
            text.append(i % 3 == 0 ? "\r\n" : "\n");
        }
        return text.toString();
    }

    @Test
    void aLineThatAsksForHelpIsToldWhereItIs() {
        Shell.Result result = Shell.plain().reading("fow shoot --help\n").type("batch");
        assertEquals(2, result.exit());
        assertTrue(
                result.out().contains("--help is not available in a batch; see redoubt fow shoot --help"),
                result.out());
    }

    /** What it takes to write an answer counts in a batch too: the same question has the same answer everywhere. */
    @Test
    void whatIsTooDearToWriteIsRefusedInABatchAsAlone() {
        Shell shell = Shell.in(Map.of("REDOUBT_PATIENCE", "40ms"));
        String question = "dice 'max(2,1000d{1,1,3}!!=1min2kl1)+3dF'";
        assertEquals(0, shell.type(question + " --odds").exit(), "there is little to write for a person");
        assertEquals(2, shell.type(question + " --odds --json").exit());
        assertEquals(2, shell.reading(question + "\n").type("batch").exit());
        assertEquals(
                2, shell.reading(question + "\n").type("batch --format csv").exit());
        String twice = "compare \"" + question + "\" \"" + question + "\"\n";
        assertEquals(2, shell.reading(twice).type("batch").exit());
    }
}
