package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.Verification;
import io.redoubt.catalog.Catalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A session killed at random moments: what it told anybody is in its journal afterwards, and the journal holds. */
class KillIT {
    private static final int KILLS = 200;
    private static final int MOST_LINES = 12;
    private static final int MOST_SPIN_NANOS = 4_000_000;

    @TempDir
    private Path folder;

    private Process session() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = List.of(
                java,
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "io.redoubt.Main",
                "play",
                "caen.battle");
        return Surroundings.process(command, folder, folder)
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    @Test
    void whatWasAcknowledgedIsNeverLost() throws Exception {
        Random random = new Random(20_261_121);
        Process first = session();
        try (OutputStream in = first.getOutputStream()) {
            in.write("add nest mg42\nunit sherman --skill trained --rof 2 --firepower 3+\n"
                    .getBytes(StandardCharsets.UTF_8));
        }
        assertEquals(0, first.waitFor());
        List<String> acknowledged = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            acknowledged.addAll(killed(random));
            check(acknowledged, "after kill " + (kill + 1));
        }
        assertTrue(acknowledged.size() > KILLS, "only " + acknowledged.size() + " rulings were acknowledged");
    }

    /** Runs a session with many commands ahead of it and kills it somewhere on the way. */
    private List<String> killed(Random random) throws Exception {
        Process session = session();
        OutputStream in = session.getOutputStream();
        in.write("shoot mg42 --by sherman --state unharmed --json\n"
                .repeat(MOST_LINES * 20)
                .getBytes(StandardCharsets.UTF_8));
        in.flush();
        List<String> lines = new ArrayList<>();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(session.getInputStream(), StandardCharsets.UTF_8));
        for (int i = random.nextInt(MOST_LINES); i >= 0; i--) {
            String line = out.readLine();
            assertTrue(line != null, () -> "the session ended: " + error());
            lines.add(line);
        }
        long until = System.nanoTime() + random.nextInt(MOST_SPIN_NANOS);
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
        session.toHandle().destroyForcibly(); // the process itself would close what we still read
        session.waitFor();
        out.lines().filter(line -> line.endsWith("}")).forEach(lines::add);
        return lines;
    }

    private String error() {
        try {
            return Files.readString(folder.resolve("err"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private void check(List<String> acknowledged, String when) {
        try (Battle battle = Battle.read(folder.resolve("caen.battle"))) {
            Verification.of(battle, Catalog::game);
            List<Ruling> kept = new ArrayList<>();
            for (JournalEntry entry : battle.entries()) {
                kept.addAll(entry.rulings());
            }
            int at = 0;
            for (String line : acknowledged) {
                String seed = line.substring(line.indexOf("\"seed\":\"") + 8, line.indexOf("\"seed\":\"") + 17);
                while (at < kept.size() && !kept.get(at).thrown().seed().equals(seed)) {
                    at++;
                }
                assertTrue(at < kept.size(), when + " the ruling with seed " + seed + " is gone");
            }
        }
    }
}
