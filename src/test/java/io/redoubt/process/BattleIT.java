package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Verified;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A battle as a shell sees it: turns of scripts and sessions, a disk that is full, two who want to write. */
class BattleIT {
    private static final String LAUNCHER =
            Launched.ROOT.resolve("scripts/redoubt").toString();

    @TempDir
    private Path folder;

    private Launched shell(String script, String input) {
        return Launched.run(List.of("sh", "-c", "cd '" + folder + "' && " + script), input);
    }

    private void founded() {
        Launched played = shell(
                LAUNCHER + " play caen.battle", "add nest mg42\nunit sherman --skill trained --firepower 3+ --rof 2\n");
        assertEquals(0, played.exit(), played.err());
    }

    @Test
    void scriptsAndSessionsTakeTurns() {
        founded();
        String shot = " shoot mg42 --by sherman --battle caen.battle --json";
        assertEquals(0, shell(LAUNCHER + shot, "").exit());
        Launched session = shell(LAUNCHER + " play caen.battle", "undo\nlist\n");
        assertTrue(session.out().contains("mg42  nest\n"), session.out());
        // Scripts at the same time wait for each other.
        Launched both = shell("for i in 1 2 3; do " + LAUNCHER + shot + " --dice 1,2 & done; wait", "");
        assertEquals(3, both.out().lines().count(), both.err());
        assertEquals(0, shell(LAUNCHER + " verify caen.battle", "").exit());
    }

    @Test
    void aSecondSessionIsToldThatTheBattleIsInUse() throws Exception {
        founded();
        Process first = Surroundings.process(List.of(LAUNCHER, "play", "caen.battle"), folder, folder)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        OutputStream in = first.getOutputStream();
        in.write("list\n".getBytes(StandardCharsets.UTF_8));
        in.flush();
        new BufferedReader(new InputStreamReader(first.getInputStream(), StandardCharsets.UTF_8)).readLine();
        Launched second = shell(LAUNCHER + " play caen.battle", "list\n");
        assertEquals(4, second.exit());
        assertTrue(second.err().contains("caen.battle is open in another session"), second.err());
        in.close();
        assertEquals(0, first.waitFor());
    }

    /** Nothing half founded is left that would stand in the way of the next try. */
    @Test
    void aBattleThatCannotBeFoundedLeavesNothing() throws Exception {
        assertEquals(
                4,
                shell("ulimit -f 0; exec " + LAUNCHER + " play caen.battle", "").exit());
        assertFalse(Files.exists(folder.resolve("caen.battle")));
        assertFalse(Files.exists(folder.resolve("caen.battle.seed")));
        founded();
    }

    /** A file that may not grow is like a full disk: the ruling is refused, and what was there stays. */
    @Test
    void aFullDiskChangesNothing() throws Exception {
        founded();
        Launched full = shell(
                "ulimit -f 4; exec " + LAUNCHER + " play caen.battle",
                "shoot mg42 --by sherman --state unharmed\n".repeat(20));
        assertEquals(4, full.exit(), full.err());
        assertTrue(full.err().contains("could not be written"), full.err());
        assertTrue(full.err().contains("Nothing was changed"), full.err());
        try (Battle battle = Battle.open(folder.resolve("caen.battle"))) {
            assertEquals(List.of(), battle.notices());
            int kept = Verified.of(battle).rulings();
            long told = full.out()
                    .lines()
                    .filter(line -> line.startsWith("  Odds were:"))
                    .count();
            assertEquals(told, kept);
            assertTrue(kept > 0);
        }
        assertTrue(Files.size(folder.resolve("caen.battle")) <= 4 * 1024);
    }

    /** The questions are over when the program has ended by itself, with the exit code of a quiet evening. */
    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(value = 1800, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void atATerminalThatOnlyPrintsCtrlCTakesARulingBackToo() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "script makes the terminal");
        try (Sitting sitting = new Sitting(folder, "dumb", LAUNCHER + " play caen.battle")) {
            sitting.sees("fow> ").types("add nest mg42\n").sees("mg42: nest");
            sitting.sees("fow> ").types("shoot mg42\n").sees("2+ to 6+)? ").types("\003");
            sitting.sees("cancelled; nothing changed");
            sitting.sees("fow> ").types("list\n").sees("mg42  nest");
            sitting.sees("fow> ").types("exit\n");
            String seen = sitting.rest();
            assertEquals(0, sitting.exit(), seen);
            assertFalse(seen.contains("\u001b"), seen);
        }
    }
}
