package io.redoubt.process;

import io.redoubt.battle.Battle;
import io.redoubt.battle.Verified;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Real processes that are killed, and files that others tear, fill up, share, delete and replace: what scripts/soak
 * runs.
 */
final class Soak {
    private static final int KILLS_A_ROUND = 20;
    private static final String FOUNDING = "add nest mg42\nunit sherman --skill trained --rof 2 --firepower 3+\n";
    private static final String RULING = "shoot mg42 --by sherman --state unharmed --json\n";
    private static final String TOLD = "{\"game\"";

    private final Path folder;
    private final Random random;
    private final Map<String, Integer> figures = new LinkedHashMap<>();

    private Soak(Path folder, Random random) {
        this.folder = folder;
        this.random = random;
    }

    /** Rounds, and the seed of what is random; figures at the end. A loss ends it with 1. */
    @SuppressWarnings("SystemOut") // a program of its own, whose output is for whoever started it
    public static void main(String[] args) throws IOException, InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        Path folder = Files.createTempDirectory("redoubt-soak");
        Soak soak = new Soak(folder, new Random(seed));
        System.out.println("soak: " + rounds + " rounds, seed " + seed + ", in " + folder);
        // Whoever stops it wants to know how far it came.
        Runtime.getRuntime().addShutdownHook(new Thread(soak::tell));
        try {
            for (int round = 0; round < rounds; round++) {
                soak.round();
            }
            soak.fullDisk();
            soak.clockJumps();
            System.out.println("soak: nothing was lost");
        } catch (AssertionError e) {
            System.out.println("soak: " + e.getMessage() + "; the files are in " + folder);
            System.exit(1);
        }
        delete(folder);
    }

    @SuppressWarnings("SystemOut")
    private synchronized void tell() {
        figures.forEach((name, number) -> System.out.printf("%8d %s%n", number, name));
    }

    private void round() throws IOException, InterruptedException {
        Path place = Files.createDirectory(folder.resolve("round"));
        killedWhilePlaying(Files.createDirectory(place.resolve("play")));
        killedInABatch(place);
        torn(place);
        twoAtOnce(place);
        lost(place, Loss.DELETED);
        lost(place, Loss.REPLACED);
        delete(place);
    }

    private void killedWhilePlaying(Path place) throws IOException, InterruptedException {
        Killed killed = Killed.in(place, random);
        for (int kill = 0; kill < KILLS_A_ROUND; kill++) {
            killed.once();
            count("kills while a battle was played", 1);
        }
        int kept = killed.kept();
        must(kept >= killed.told(), "of " + killed.told() + " rulings " + kept + " are kept");
        count("rulings told before a kill", killed.told());
        count("rulings kept, each verified", kept);
    }

    /** Every whole line that a killed batch wrote is the right answer to its question. */
    private void killedInABatch(Path place) throws IOException, InterruptedException {
        String line = "dice " + (2 + random.nextInt(9)) + "d6\n";
        Path questions = Files.writeString(place.resolve("questions"), line.repeat(20_000));
        Path answers = place.resolve("answers");
        Process batch = Killed.program(place, "batch", questions.toString(), "--jobs", "2")
                .redirectOutput(answers.toFile())
                .start();
        long enough = 1L + random.nextInt(2_000_000);
        while (batch.isAlive() && size(answers) < enough) {
            Thread.onSpinWait();
        }
        batch.toHandle().destroyForcibly();
        batch.waitFor();
        String written = Files.readString(answers);
        List<String> whole = Arrays.asList(
                written.substring(0, written.lastIndexOf('\n') + 1).split("\n", -1));
        List<String> answered = whole.subList(0, whole.size() - 1);
        must(answered.stream().distinct().count() <= 1, "a killed batch wrote different answers to one question");
        must(answered.stream().allMatch(each -> each.endsWith("}")), "a killed batch wrote half an answer");
        count("kills while a batch was written", 1);
        count("answers of killed batches, each whole", answered.size());
    }

    private static long size(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) : 0;
    }

    /** A journal that was cut off anywhere is played on; every whole line of it is kept, the rest is set aside. */
    private void torn(Path place) throws IOException, InterruptedException {
        String name = "torn.battle";
        played(place, name, FOUNDING + RULING.repeat(5), 0);
        byte[] sound = Files.readAllBytes(place.resolve(name));
        int first = new String(sound, StandardCharsets.UTF_8).indexOf('\n') + 1;
        byte[] cut = Arrays.copyOf(sound, first + random.nextInt(sound.length - first));
        Files.write(place.resolve(name), cut);
        int whole = (int) new String(cut, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.endsWith("\"}"))
                .count();
        String told = played(place, name, "list\n", 0);
        int kept = entries(place.resolve(name));
        must(kept == whole, "of " + whole + " whole lines " + kept + " are kept: " + told);
        count("torn journals", 1);
        count("entries kept of them", kept);
    }

    private void twoAtOnce(Path place) throws IOException, InterruptedException {
        String name = "two.battle";
        played(place, name, FOUNDING, 0);
        Process first = Killed.program(place, "play", name).start();
        try (OutputStream in = first.getOutputStream()) {
            in.write("list\n".getBytes(StandardCharsets.UTF_8));
            in.flush();
            must(first.getInputStream().read() >= 0, "the first session says nothing");
            String second = played(place, name, "list\n", 4);
            must(second.contains("is open in another session"), "the second session is told: " + second);
        }
        must(first.waitFor() == 0, "the first session did not end well");
        List<Process> scripts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            scripts.add(Killed.program(place, "shoot", "mg42", "--by", "sherman", "--battle", name, "--dice", "1,2")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start());
        }
        for (Process script : scripts) {
            String said = new String(script.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            must(script.waitFor() == 0, "one of three scripts at once failed: " + said);
        }
        must(entries(place.resolve(name)) == 6, "of three scripts at once not each wrote its ruling");
        count("sessions and scripts at once on one battle", 5);
    }

    private enum Loss {
        DELETED,
        REPLACED
    }

    /** A battle that goes away while it is played goes on in a new file, with everything in it. */
    private void lost(Path place, Loss loss) throws IOException, InterruptedException {
        Path there = Files.createDirectory(place.resolve(loss.name()));
        played(there, "lost.battle", FOUNDING, 0);
        Process session = Killed.program(there, "play", "lost.battle").start();
        try (OutputStream in = session.getOutputStream()) {
            in.write(RULING.getBytes(StandardCharsets.UTF_8));
            in.flush();
            must(session.getInputStream().read() >= 0, "a session says nothing");
            if (loss == Loss.DELETED) {
                Files.delete(there.resolve("lost.battle"));
            } else {
                Files.writeString(there.resolve("other"), "another file\n");
                Files.move(there.resolve("other"), there.resolve("lost.battle"), StandardCopyOption.REPLACE_EXISTING);
            }
            in.write(RULING.getBytes(StandardCharsets.UTF_8));
        }
        session.getInputStream().transferTo(OutputStream.nullOutputStream());
        session.waitFor();
        Path rescued = there.resolve("lost.battle.rescued");
        must(Files.exists(rescued), "what was played is nowhere");
        must(entries(rescued) == 5, "not all is in " + rescued);
        if (loss == Loss.REPLACED) {
            must(
                    Files.readString(there.resolve("lost.battle")).equals("another file\n"),
                    "the file in its place was written to");
        }
        count("battles deleted or replaced while they were played", 1);
    }

    /** What does not fit on the disk is refused, and nothing that was told is lost. */
    private void fullDisk() throws IOException, InterruptedException {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        Process mount = new ProcessBuilder("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString())
                .redirectErrorStream(true)
                .start();
        if (mount.waitFor() != 0) {
            say("soak: no small disk can be made here (mount needs root): a full disk is not tried");
            return;
        }
        try {
            played(disk, "full.battle", FOUNDING, 0);
            String told = played(disk, "full.battle", RULING.repeat(200), 4);
            must(told.contains("Nothing was changed"), "a full disk is told of as: " + told);
            int rulings =
                    (int) told.lines().filter(line -> line.startsWith(TOLD)).count();
            try (Battle battle = Battle.read(disk.resolve("full.battle"))) {
                int kept = Verified.of(battle).rulings();
                must(kept == rulings, rulings + " rulings were told on a full disk, " + kept + " are kept");
                count("rulings on a disk until it was full, all kept", kept);
            }
            String saved = played(disk, "full.battle", "save all.pieces\n", 4);
            must(saved.contains("all.pieces could not be written"), "a full disk is told of as: " + saved);
            try (Stream<Path> files = Files.list(disk)) {
                List<Path> left = files.filter(file -> !file.toString().contains("full.battle"))
                        .toList();
                must(left.isEmpty(), "a full disk leaves files cut off: " + left);
            }
            count("tables saved on a full disk, none in half", 1);
        } finally {
            new ProcessBuilder("umount", disk.toString()).start().waitFor();
        }
    }

    private void clockJumps() throws IOException, InterruptedException {
        Optional<ClockJumps> jumps = ClockJumps.in(folder, random);
        if (jumps.isEmpty()) {
            say("soak: there is no libfaketime (Debian: apt install libfaketime): jumps of the clock are not tried");
            return;
        }
        played(folder, ClockJumps.BATTLE, FOUNDING, 0);
        count("jumps of the clock while a battle was played", jumps.get().played(RULING));
    }

    @SuppressWarnings("SystemOut")
    private static void say(String line) {
        System.out.println(line);
    }

    /** What a session says to these commands. */
    private static String played(Path place, String name, String commands, int exit)
            throws IOException, InterruptedException {
        Path in = Files.writeString(Files.createTempFile("redoubt-soak", ".in"), commands);
        Process session = Killed.program(place, "play", name)
                .redirectInput(in.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(session.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        Files.delete(in);
        must(session.waitFor() == exit, "a session ends with " + session.exitValue() + ": " + said);
        return said;
    }

    private static int entries(Path file) {
        try (Battle battle = Battle.read(file)) {
            Verified.of(battle);
            return battle.entries().size();
        }
    }

    private synchronized void count(String name, int number) {
        figures.merge(name, number, Integer::sum);
    }

    private static void must(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }

    private static void delete(Path place) throws IOException {
        try (Stream<Path> walk = Files.walk(place)) {
            for (Path each : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
