package io.redoubt.process;

import io.redoubt.battle.Battle;
import io.redoubt.battle.JournalEntry;
import io.redoubt.battle.Ruling;
import io.redoubt.battle.Verified;
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
import java.util.concurrent.locks.LockSupport;

/**
 * Sessions of one battle, each killed at a random moment while it rules; what each told anybody must be in the journal
 * afterwards. The first session leaves a class-data archive for the others, which start the quicker for it.
 */
final class Killed {
    private static final Path JAR = Path.of(System.getProperty("redoubt.jar", "target/redoubt.jar"));
    private static final int MOST_LINES = 12;
    private static final int LONGEST_NANOS = 4_000_000;
    private static final String BATTLE = "caen.battle";
    private static final String RULING = "shoot mg42 --by sherman --state unharmed --json\n";
    private static final String SEED = "\"seed\":\"";
    private static final int SEED_LETTERS = 9;

    private final Path folder;
    private final Random random;
    private int told;
    private int seen;

    private Killed(Path folder, Random random) {
        this.folder = folder;
        this.random = random;
    }

    /** Founds the battle. */
    static Killed in(Path folder, Random random) throws IOException, InterruptedException {
        Killed killed = new Killed(folder, random);
        Process first = killed.start("-XX:ArchiveClassesAtExit=classes.jsa", "play", BATTLE);
        try (OutputStream in = first.getOutputStream()) {
            String founding = "add nest mg42\nunit sherman --skill trained --rof 2 --firepower 3+\n" + RULING;
            in.write(founding.getBytes(StandardCharsets.UTF_8));
        }
        first.getInputStream().transferTo(OutputStream.nullOutputStream());
        must(first.waitFor() == 0, "the battle could not be founded: " + killed.error());
        killed.seen = killed.rulings(0).size();
        return killed;
    }

    private Process start(String option, String... args) throws IOException {
        ProcessBuilder builder = program(folder, args);
        builder.command().add(builder.command().indexOf("-cp"), option);
        return builder.redirectError(folder.resolve("err").toFile()).start();
    }

    /** A process of the built program in this folder. */
    static ProcessBuilder program(Path folder, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xlog:disable",
                "-Xlog:all=off",
                "-cp",
                JAR.toAbsolutePath().toString(),
                "io.redoubt.Main"));
        command.addAll(List.of(args));
        return Surroundings.process(command, folder, folder);
    }

    /** Runs a session with many commands ahead of it, kills it somewhere on the way, and looks for what it told. */
    void once() throws IOException, InterruptedException {
        Process session = start("-XX:SharedArchiveFile=classes.jsa", "play", BATTLE);
        OutputStream in = session.getOutputStream();
        in.write(RULING.repeat(MOST_LINES * 20).getBytes(StandardCharsets.UTF_8));
        in.flush();
        List<String> lines = new ArrayList<>();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(session.getInputStream(), StandardCharsets.UTF_8));
        for (int i = random.nextInt(MOST_LINES); i >= 0; i--) {
            String line = out.readLine();
            must(line != null, "the session ended: " + error());
            lines.add(line);
        }
        LockSupport.parkNanos(random.nextInt(LONGEST_NANOS));
        session.toHandle().destroyForcibly(); // the process itself would close what we still read
        session.waitFor();
        out.lines().filter(line -> line.endsWith("}")).forEach(lines::add);
        mustBeKept(lines);
    }

    /** Rulings that were told. */
    int told() {
        return told;
    }

    /** Rulings that are in the journal; each whole, and each what the rules give. */
    int kept() {
        try (Battle battle = Battle.read(folder.resolve(BATTLE))) {
            return Verified.of(battle).rulings();
        }
    }

    /** In this order, behind all that was there before. */
    private void mustBeKept(List<String> lines) {
        List<Ruling> kept = rulings(seen);
        int at = 0;
        for (String line : lines) {
            int from = line.indexOf(SEED) + SEED.length();
            String seed = line.substring(from, from + SEED_LETTERS);
            while (at < kept.size() && !kept.get(at).thrown().seed().equals(seed)) {
                at++;
            }
            must(at < kept.size(), "the ruling with seed " + seed + " was told and is gone");
        }
        told += lines.size();
        seen += kept.size();
    }

    private List<Ruling> rulings(int from) {
        try (Battle battle = Battle.read(folder.resolve(BATTLE))) {
            List<Ruling> rulings = new ArrayList<>();
            for (JournalEntry entry : battle.entries()) {
                rulings.addAll(entry.rulings());
            }
            return rulings.subList(from, rulings.size());
        }
    }

    private String error() {
        try {
            return Files.readString(folder.resolve("err"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static void must(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
