package io.redoubt.cli.review;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Battle;
import io.redoubt.cli.Json;
import io.redoubt.cli.Shell;
import io.redoubt.cli.schema.Fitting;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The state, log, luck and report of a battle without a session. */
class ReviewCommandTest {
    private static final String FILE = "caen.battle";

    @TempDir
    private Path folder;

    @BeforeEach
    void play() {
        Shell.Result played = session(
                "sides us ger",
                "add nest n1 --owner ger",
                "add pillbox p1 --slits A,B --slit 0 --slit 90 --owner ger",
                "unit pak --skill trained --rof 2 --firepower 3+ --owner us",
                "settle fow.pinned-nest=both-tests",
                "shoot n1 --by pak --dice 5,1,4,1",
                "undo",
                "shoot n1 --by pak --dice 5,1,4,2");
        assertEquals(0, played.exit(), played.err());
    }

    private Shell.Result session(String... commands) {
        return Shell.plain()
                .from(folder)
                .reading(String.join("\n", commands) + "\n")
                .type("play " + FILE);
    }

    private Shell.Result shell(String line) {
        return Shell.plain().from(folder).type(line);
    }

    @ParameterizedTest
    @CsvSource({
        "state, list",
        "state FILE n1, show n1",
        "log, log",
        "log FILE 2 shoot, log 2 shoot",
        "luck, luck",
        "report, report",
        "state, state",
        "state FILE p1, state p1"
    })
    void aCommandPrintsWhatTheSessionPrints(String command, String inSession) {
        String line = command.contains("FILE") ? command.replace("FILE", FILE) : command + ' ' + FILE;
        Shell.Result text = shell(line);
        assertEquals(0, text.exit(), text.err());
        assertEquals(session(inSession).out(), text.out());
        assertTrue(!text.out().isBlank());
        Shell.Result json = shell(line + " --json");
        assertEquals(0, json.exit(), json.err());
        assertEquals(session(inSession + " --json").out(), json.out());
        assertEquals(session(inSession + " --format json").out(), json.out());
        assertEquals(1, json.lines().size());
        Fitting.assertAllFit(json.out());
    }

    @Test
    void theStateHasTheTableAndItsPieces() {
        Map<String, Object> state =
                Json.object(shell("state " + FILE + " --json").out());
        assertEquals("fow", state.get("game"));
        assertEquals(1, state.get("turn"));
        assertEquals("us", state.get("side"));
        assertEquals("", state.get("phase"));
        assertEquals(List.of("us", "ger"), state.get("sides"));
        assertEquals(Map.of("fow.pinned-nest", "both-tests"), state.get("settled"));
        Map<String, Object> pieces = Json.in(state, "pieces");
        assertEquals(Map.of("kind", "nest", "owner", "ger", "values", Map.of("state", "pinned")), pieces.get("n1"));
        assertEquals(
                List.of("0", "90"), Json.in(Json.in(pieces, "p1"), "values").get("slit"));
        assertEquals(true, Json.in(Json.in(pieces, "pak"), "values").get("shot"));
    }

    @Test
    void theLogHasItsEntriesWithWhatWasUndone() {
        List<?> entries =
                (List<?>) Json.object(shell("log " + FILE + " --json").out()).get("entries");
        assertEquals(9, entries.size());
        assertEquals(
                List.of(false, true, false, false),
                entries.subList(5, 9).stream()
                        .map(entry -> ((Map<?, ?>) entry).get("undone"))
                        .toList());
        assertEquals(7, ((Map<?, ?>) entries.get(7)).get("of"));
        Map<?, ?> ruling = (Map<?, ?>) ((List<?>) ((Map<?, ?>) entries.get(8)).get("rulings")).get(0);
        assertEquals("pinned", ruling.get("outcome"));
        assertEquals("13/81", ruling.get("exactChance"));
        assertEquals(List.of(5, 1, 4, 2), ruling.get("dice"));
    }

    @Test
    void luckHasTheFiguresBySide() {
        Map<String, Object> luck = Json.object(shell("luck " + FILE + " --json").out());
        assertEquals(List.of("us"), List.copyOf(Json.in(luck, "sides").keySet()));
        assertEquals(4, Json.in(luck, "all").get("dice"));
        assertEquals("7/3", Json.in(luck, "all").get("exactExpected"));
        assertEquals(
                0,
                Shell.plain().from(folder).reading("").type("play new.battle").exit());
        assertEquals(
                "{\"command\":\"luck\",\"sides\":{}}\n",
                shell("luck new.battle --json").out());
    }

    @Test
    void theReportIsAlsoAPage() throws IOException {
        assertEquals(0, shell("report " + FILE + " --html caen.html").exit());
        String page = Files.readString(folder.resolve("caen.html"));
        assertTrue(page.startsWith("<!DOCTYPE html>"), page);
        assertEquals(4, shell("report " + FILE + " --html caen.html").exit());
        assertEquals(0, shell("report " + FILE + " --html caen.html --force").exit());
        assertEquals(2, shell("report " + FILE + " --html b.html --json").exit());
        assertEquals(2, session("report --json b.md").exit());
    }

    @Test
    void aBattleInUseIsReadAndNothingIsWritten() throws IOException {
        Path file = folder.resolve(FILE);
        byte[] before = Files.readAllBytes(file);
        List<Path> files = files();
        try (Battle open = Battle.open(file)) {
            for (String command : List.of("state", "log", "luck", "report")) {
                Shell.Result read = shell(command + ' ' + FILE);
                assertEquals(0, read.exit(), read.err());
                assertEquals("", read.err());
            }
            assertTrue(!open.isOver());
        }
        assertArrayEquals(before, Files.readAllBytes(file));
        assertEquals(files, files());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    @Test
    void aLineThatIsBeingWrittenIsNoError() throws IOException {
        byte[] whole = Files.readAllBytes(folder.resolve(FILE));
        Files.write(folder.resolve("torn.battle"), Arrays.copyOf(whole, whole.length - 9));
        Shell.Result log = shell("log torn.battle --json");
        assertEquals(0, log.exit(), log.err());
        assertEquals(8, ((List<?>) Json.object(log.out()).get("entries")).size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"state", "log", "luck", "report"})
    void whatIsNoBattleEndsWith4(String command) throws IOException {
        String journal = Files.readString(folder.resolve(FILE));
        Files.writeString(folder.resolve("changed.battle"), journal.replace("pak", "gun"));
        Files.writeString(folder.resolve("letter.txt"), "Dear all,\n");
        Files.write(folder.resolve("picture.png"), "\u0089PNG\r\n\0\n".getBytes(StandardCharsets.ISO_8859_1));
        Files.createDirectory(folder.resolve("battles"));
        Map<String, String> causes = Map.of(
                "missing.battle", "does not exist",
                "battles", "is a directory",
                "letter.txt", "is not a battle file",
                "picture.png", "is not a battle file",
                "changed.battle", "its hash does not match");
        causes.forEach((file, cause) -> {
            Shell.Result refused = shell(command + ' ' + file + " --json");
            assertEquals(4, refused.exit(), refused.err());
            assertEquals("", refused.out());
            assertTrue(refused.err().contains(file) && refused.err().contains(cause), refused.err());
        });
    }

    @Test
    void wrongWordsEndWith2() {
        Shell.Result unknown = shell("state " + FILE + " n2");
        assertEquals(2, unknown.exit());
        assertTrue(unknown.err().contains("there is no piece called n2; did you mean n1?"), unknown.err());
        for (String line :
                List.of("state", "state " + FILE + " n1 p1", "luck " + FILE + " us", "report " + FILE + " x", "log")) {
            assertEquals(2, shell(line).exit(), line);
        }
        assertEquals(2, session("luck --format csv").exit());
    }
}
