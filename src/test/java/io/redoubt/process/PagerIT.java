package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long text at a terminal, shown by the pager of a shell command and of a session. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PagerIT {
    private static final String ENTER = "\r";
    private static final String CTRL_C = "\003";
    private static final String LAST_RULE = "FOW-CORE-54";
    private static final long AFTER_INTERRUPT_MILLIS = 2_000;

    @TempDir
    private Path folder;

    @BeforeEach
    void aTerminalCanBeMade() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script makes the terminal");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/less")), "less is not installed");
    }

    private Sitting sitting(String variables, String command) throws IOException {
        return new Sitting(
                folder, "xterm", "env " + variables + ' ' + Launched.ROOT.resolve("scripts/redoubt") + ' ' + command);
    }

    private static String left(Sitting sitting) throws IOException {
        sitting.sees("fow> ").types("exit" + ENTER);
        String seen = sitting.rest();
        assertEquals(0, sitting.exit(), seen);
        return seen;
    }

    /** The pager has the terminal to itself, and may be left before it has read everything. */
    @ParameterizedTest
    @ValueSource(strings = {"PAGER='sed -e \"s/^/|/\" -e 3q'", "PAGER=no-such-pager LESS=FRX", "-u PAGER"})
    void aShellCommandIsShownByThePager(String variables) throws IOException {
        try (Sitting sitting = sitting(variables + " LINES=12", "rules")) {
            if (variables.contains("sed")) {
                sitting.sees("|FOW-");
            } else {
                sitting.sees("FOW-").sees(":").types("q");
            }
            String seen = sitting.rest();
            assertEquals(0, sitting.exit(), seen);
            assertFalse(seen.contains(LAST_RULE), seen);
            assertFalse(seen.contains("redoubt:"), seen);
        }
    }

    /** The session gives the terminal to the pager, sleeps through its Ctrl-C, and takes the terminal back. */
    @Test
    void aSessionCommandIsShownByThePager() throws IOException, InterruptedException {
        try (Sitting sitting = sitting("-u PAGER", "play")) {
            sitting.sees("fow> ").types("rules" + ENTER);
            sitting.sees("FOW-GEN-01").sees(":").types(CTRL_C);
            // less discards what is typed while it handles the interrupt.
            Thread.sleep(AFTER_INTERRUPT_MILLIS);
            sitting.types("q");
            sitting.sees("turn 1 · dice: app").sees("fow> ").types("?" + ENTER);
            sitting.sees("Rulings (Flames Of War)").sees(":").types("q");
            sitting.sees("turn 1 · dice: app").sees("fow> ").types("add nest mg42" + ENTER);
            sitting.sees("mg42: nest");
            assertFalse(left(sitting).contains(LAST_RULE));
        }
    }

    @Test
    void thePagerOfASessionIsTheOneThatTheUserNames() throws IOException {
        try (Sitting sitting = sitting("PAGER='sed -e \"s/^/|/\" -e 3q'", "play")) {
            sitting.sees("fow> ").types("readings" + ENTER).sees("|fow.");
            sitting.sees("fow> ").types("shoot --help" + ENTER).sees("|Usage:");
            left(sitting);
        }
    }

    /** The rulings of a battle are long text together, even if each of them fits the terminal. */
    @Test
    void theRulingsOfABattleAreShownByThePager() throws IOException {
        try (Sitting sitting = sitting("PAGER='sed -e \"s/^/|/\" -e 3q'", "play")) {
            for (String nest : List.of("n1", "n2", "n3")) {
                sitting.sees("fow> ").types("add nest " + nest + ENTER).sees(nest + ": nest");
                sitting.sees("fow> ").types("shoot " + nest + " --skill 4+ --rof 3 --firepower 3+" + ENTER);
                sitting.sees("Odds were");
            }
            sitting.sees("fow> ").types("replay" + ENTER).sees("|(3) shoot n1");
            left(sitting);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-u PAGER,play,rules --no-pager", "-u PAGER,play --no-pager,rules", "PAGER=,play,rules"})
    void withoutAPagerTheSessionPrintsTheText(String line) throws IOException {
        String[] parts = line.split(",", -1);
        try (Sitting sitting = sitting(parts[0], parts[1])) {
            sitting.sees("fow> ").types(parts[2] + ENTER).sees("FOW-GEN-01").sees(LAST_RULE);
            left(sitting);
        }
    }

    /** Text that no program can show is printed. */
    @Test
    void aSessionPrintsTheTextIfThereIsNoPager() throws IOException {
        try (Sitting sitting = sitting("PAGER='no-such-pager; exit 127' PATH=" + withoutLess(), "play")) {
            sitting.sees("fow> ").types("rules" + ENTER).sees("FOW-GEN-01").sees(LAST_RULE);
            left(sitting);
        }
    }

    /** Makes a folder of the programs that the launcher needs, without {@code less}. */
    private Path withoutLess() throws IOException {
        Path programs = Files.createDirectory(folder.resolve("programs"));
        for (String name : List.of("sh", "java", "stty", "cksum", "readlink")) {
            for (String place : System.getenv("PATH").split(":", -1)) {
                Path program = Path.of(place, name);
                Path own = programs.resolve(name);
                if (Files.isExecutable(program) && Files.notExists(own)) {
                    Files.writeString(own, "#!/bin/sh\nexec " + program + " \"$@\"\n");
                    Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxr-xr-x"));
                }
            }
        }
        return programs;
    }
}
