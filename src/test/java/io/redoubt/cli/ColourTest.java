package io.redoubt.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.cli.runtime.Environment;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Colour is for a terminal that wants it, and for whoever insists. */
class ColourTest {
    private static final Environment.Terminal SEATED = new Environment.Terminal(true, true, true);
    private static final Map<String, String> XTERM = Map.of("TERM", "xterm-256color");
    private static final String SHOT = "shoot --at nest --skill 4+ --firepower 3+";

    static final List<String> COMMANDS = List.of(
            SHOT + " --seed 1",
            SHOT + " --odds",
            SHOT + " --range 20in",
            SHOT + " --odds --rof 1..3",
            "shoot --at nest --skill 2..6 --odds --firepower 1..6",
            "dice 3d6 --odds",
            "rules FOW-NEST-06",
            "readings fow.within");

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void aTerminalGetsColour(String command) {
        assertTrue(painted(Shell.in(XTERM).at(SEATED), command));
    }

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void aPipeGetsNone(String command) {
        assertFalse(painted(Shell.in(XTERM), command));
        assertFalse(painted(Shell.in(XTERM).at(new Environment.Terminal(true, false, true)), command));
    }

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void whoeverInsistsGetsWhatHeAsksFor(String command) {
        assertTrue(painted(Shell.in(Map.of("NO_COLOR", "1")), command + " --color always"));
        assertFalse(painted(Shell.in(XTERM).at(SEATED), command + " --color never"));
        assertTrue(painted(Shell.in(XTERM).at(SEATED), command + " --color auto"));
        assertFalse(painted(Shell.in(XTERM), command + " --color auto"));
    }

    @ParameterizedTest
    @FieldSource("COMMANDS")
    void colourChangesNothingButColour(String command) {
        String painted = Shell.plain().type(command + " --color always").out();
        assertEquals(Shell.plain().type(command).out(), painted.replaceAll("\u001b\\[[0-9;]*m", ""));
    }

    @Test
    void noColorIsHonouredUnlessItIsEmpty() {
        Map<String, String> against = Map.of("TERM", "xterm", "NO_COLOR", "1");
        assertFalse(painted(Shell.in(against).at(SEATED), SHOT + " --odds"));
        Map<String, String> empty = Map.of("TERM", "xterm", "NO_COLOR", "");
        assertTrue(painted(Shell.in(empty).at(SEATED), SHOT + " --odds"));
    }

    @Test
    void aDumbOrNamelessTerminalGetsNone() {
        for (String colourless : List.of("dumb", "vt100", "vt220-w", "xterm-mono", "linux-m")) {
            assertFalse(painted(Shell.in(Map.of("TERM", colourless)).at(SEATED), SHOT + " --odds"), colourless);
        }
        for (String colourful : List.of("linux", "vt", "vte-256color", "screen-mosaic")) {
            assertTrue(painted(Shell.in(Map.of("TERM", colourful)).at(SEATED), SHOT + " --odds"), colourful);
        }
        assertFalse(painted(Shell.plain().at(SEATED), SHOT + " --odds"));
    }

    @Test
    void dataForProgramsIsNeverPainted() {
        for (String format : new String[] {"json", "csv"}) {
            assertFalse(painted(Shell.in(XTERM).at(SEATED), SHOT + " --odds --color always --format " + format));
        }
    }

    @Test
    void everyStretchOfColourEnds() {
        for (String command : COMMANDS) {
            for (String line : Shell.plain().type(command + " --color always").lines()) {
                if (line.contains("\u001b")) {
                    assertTrue(line.lastIndexOf("\u001b[m") == line.lastIndexOf("\u001b"), line);
                }
            }
        }
    }

    private static boolean painted(Shell shell, String command) {
        Shell.Result result = shell.type(command);
        assertFalse(result.err().contains("\u001b"), result.err());
        return result.out().contains("\u001b[");
    }
}
