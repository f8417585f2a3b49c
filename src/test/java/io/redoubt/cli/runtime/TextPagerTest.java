package io.redoubt.cli.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.Shell;
import io.redoubt.cli.parsing.ProgramCommand;
import io.redoubt.cli.parsing.ShellWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Long text goes through the pager at a terminal, and nothing else does. */
@DisabledOnOs(OS.WINDOWS)
class TextPagerTest {
    private static final Environment.Terminal OUT = new Environment.Terminal(false, true, false);

    @TempDir
    private Path folder;

    private Shell shell(String pager, String lines) {
        return Shell.in(Map.of("PAGER", pager, "LINES", lines, "NO_COLOR", "1")).at(OUT);
    }

    /** A pager that keeps what it is given, so that a test can read it. */
    private String keeping() {
        return "cat >'" + folder.resolve("paged") + "'";
    }

    private String paged() throws IOException {
        Path paged = folder.resolve("paged");
        return Files.exists(paged) ? Files.readString(paged) : "";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "help", "--help", "help shoot", "shoot --help", "vv", "rules FOW-SHOT", "readings", "cards"})
    void longTextIsShownByThePager(String line) throws IOException {
        Shell.Result shown = shell(keeping(), "8").type(line);
        assertEquals(new Shell.Result(0, "", ""), shown);
        assertEquals(shell("cat", "8").type(line).out(), paged());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--no-pager",
                "--no-pager help",
                "help --no-pager",
                "shoot --help --no-pager",
                "rules --no-pager FOW-SHOT",
                "--no-pager readings"
            })
    void anOptionSwitchesThePagerOff(String line) throws IOException {
        Shell.Result direct = shell(keeping(), "8").type(line);
        assertEquals(0, direct.exit(), direct.err());
        assertEquals(shell("", "8").type(line.replace("--no-pager", "").strip()).out(), direct.out());
        assertEquals("", paged());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shoot --at nest --skill 4+ --rof 3 --firepower 3+ --seed 1",
                "shoot --at nest --skill 2..6 --rof 1..3 --firepower 2..6 --odds",
                "dice 8d6 --odds"
            })
    void rulingsAndOddsAreNeverPaged(String line) throws IOException {
        Shell.Result direct = shell(keeping(), "2").type(line);
        assertEquals(0, direct.exit(), direct.err());
        assertTrue(direct.lines().size() > 2, direct.out());
        assertEquals("", paged());
    }

    @Test
    void textThatFitsIsPrinted() throws IOException {
        String text = shell("cat", "8").type("rules FOW-NEST-04").out();
        long lines = text.lines().count();
        assertEquals(
                text, shell(keeping(), "" + lines).type("rules FOW-NEST-04").out());
        assertEquals("", paged());
        assertEquals(
                "", shell(keeping(), "" + (lines - 1)).type("rules FOW-NEST-04").out());
        assertEquals(text, paged());
    }

    @Test
    void withoutATerminalOrItsHeightTextIsPrinted() throws IOException {
        String text = Shell.plain().type("help").out();
        Map<String, String> env = Map.of("PAGER", keeping(), "LINES", "8");
        assertEquals(text, Shell.in(env).type("help").out());
        assertEquals(
                text, Shell.in(Map.of("PAGER", keeping())).at(OUT).type("help").out());
        assertEquals("", paged());
    }

    @Test
    void aPagerThatIsLeftEarlyIsNoFault() {
        assertEquals(new Shell.Result(0, "", ""), shell("true", "8").type("rules"));
        assertEquals(new Shell.Result(0, "", ""), shell("exit 3; true", "8").type("rules"));
    }

    @Test
    void anErrorIsReportedAndNotPaged() throws IOException {
        Shell.Result unknown = shell(keeping(), "1").type("rules no-such-rule-anywhere");
        assertEquals(2, unknown.exit());
        assertTrue(unknown.err().contains("no rule contains"), unknown.err());
        assertEquals("", paged());
    }

    @ParameterizedTest
    @CsvSource({
        "shoot, false",
        "fow shoot mg42, false",
        "play, false",
        "state a.battle, false",
        "dice 2d6, false",
        "log a.battle, true",
        "fow cards, true",
        "lg gap -h, true",
        "fow help, true"
    })
    void onlyLongTextIsKeptForThePager(String line, boolean expected) {
        assertEquals(expected, ProgramCommand.isLongText(ShellWords.of(line)));
    }

    @Test
    void anEmptyPagerCatAndADumbTerminalMeanNone() {
        for (Map<String, String> none :
                List.of(Map.of("PAGER", ""), Map.of("PAGER", " cat "), Map.of("TERM", "dumb"))) {
            assertTrue(TextPager.pagers(none).isEmpty(), none::toString);
        }
        assertEquals(List.of("less"), List.copyOf(TextPager.pagers(Map.of())));
        assertEquals(List.of("most -s", "less"), List.copyOf(TextPager.pagers(Map.of("PAGER", "most -s"))));
        assertFalse(TextPager.isLonger("a\nb\n", 2));
        assertTrue(TextPager.isLonger("a\nb\nc", 2));
    }
}
