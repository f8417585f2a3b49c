package io.redoubt.process;

import io.redoubt.battle.Battle;
import io.redoubt.battle.MasterSeed;
import io.redoubt.battle.Verified;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Battles whose founding is killed, each at a random moment of its first second. */
final class Founded {
    private static final int KILLS = 25;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private Founded() {}

    /**
     * Kills so many processes that found a battle.
     *
     * @param signal by its name for kill
     * @return how many had founded it by then
     */
    static int killed(Path folder, String signal, Random random) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process first = start(folder, "first.battle", "-XX:ArchiveClassesAtExit=classes.jsa");
        first.getOutputStream().close();
        must(first.waitFor() == 0, "the first battle could not be founded");
        long all = (System.nanoTime() - start) / NANOS_PER_MILLI;
        int founded = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            String name = kill + ".battle";
            Process process = start(folder, name, "-XX:SharedArchiveFile=classes.jsa");
            OutputStream in = process.getOutputStream();
            // It has nothing to read and waits: every moment up to its prompt is as likely.
            if (process.waitFor(random.nextInt((int) Math.max(1, all / 2)), TimeUnit.MILLISECONDS)) {
                throw new AssertionError("it ended by itself: " + Files.readString(folder.resolve("err")));
            }
            new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                    .start()
                    .waitFor();
            if (!process.waitFor(1, TimeUnit.MINUTES)) { // a process started with the signal ignored never ends
                process.destroyForcibly();
                throw new AssertionError(signal + " did not end it; is it ignored?");
            }
            in.close();
            founded += Files.exists(folder.resolve(name)) ? 1 : 0;
            mustBePlayable(folder.resolve(name));
        }
        return founded;
    }

    private static Process start(Path folder, String battle, String option) throws IOException {
        ProcessBuilder builder = Killed.program(folder, "play", battle);
        builder.command().addAll(builder.command().indexOf("-cp"), List.of("-Xshare:auto", option));
        return builder.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    /** What is there opens, with its secret; what is not there is founded anew. */
    private static void mustBePlayable(Path file) {
        try (Battle battle =
                Files.exists(file) ? Battle.open(file) : Battle.create(file, "fow", MasterSeed.fresh(() -> 42L))) {
            must(battle.entries().size() == 1, battle.entries().size() + " entries");
            must(battle.secret().isPresent(), "the secret is not there");
            Verified.of(battle);
        }
    }

    private static void must(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what);
        }
    }
}
