package io.redoubt.bench;

import io.redoubt.catalog.Catalog;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.procedure.Procedure;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/** Checks that this build answers random lines of every verb like another build, byte for byte. */
final class SameReport {
    private static final List<String> FORMATS = List.of("json", "csv");

    /** The limit depends on work instead of a clock, so both builds refuse the same lines. */
    private static final String PATIENCE = "20ms";

    private final PrintStream out;
    private final Path scratch;
    private final Path other;
    private final int lines;
    private final long seed;

    SameReport(PrintStream out, Path scratch, Path other, int lines, long seed) {
        this.out = out;
        this.scratch = scratch;
        this.other = other;
        this.lines = lines;
        this.seed = seed;
    }

    /** Reports on every game; returns false if a line has a different answer. */
    boolean run() throws IOException, InterruptedException {
        boolean same = true;
        List<RuleSet> games = new ArrayList<>(Catalog.games());
        games.add(Catalog.dice());
        for (RuleSet game : games) {
            same &= same(game);
        }
        return same;
    }

    private boolean same(RuleSet game) throws IOException, InterruptedException {
        Path asked = scratch.resolve("asked");
        try (Writer to = Files.newBufferedWriter(asked)) {
            for (Procedure<?, ?> procedure : game.procedures()) {
                RandomLines random = new RandomLines(game, procedure, seed);
                for (int i = 0; i < lines; i++) {
                    to.write(random.next());
                    to.write('\n');
                }
            }
        }
        boolean same = true;
        for (String format : FORMATS) {
            Differences differences = new Differences();
            Path before = answers(other, "before", asked, format, "1");
            Path now = answers(Path.of(System.getProperty("redoubt.jar")), "now", asked, format, "2");
            differences.find(before, now);
            out.println("%-4s %2d verbs, %,d lines of each, %-4s %,13d bytes: %s"
                    .formatted(
                            game.key(),
                            game.procedures().size(),
                            lines,
                            format,
                            Files.size(before),
                            differences.isEmpty() ? "the same" : differences.words()));
            same &= differences.isEmpty();
        }
        return same;
    }

    /** Writes standard output, standard error and the exit code to one file. */
    private Path answers(Path jar, String name, Path asked, String format, String jobs)
            throws IOException, InterruptedException {
        Path to = scratch.resolve(name);
        Path said = scratch.resolve(name + ".err");
        Process process = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/java",
                        "-XX:+UseSerialGC",
                        "-Xmn16m",
                        "-cp",
                        jar.toString(),
                        "io.redoubt.Main",
                        "batch",
                        asked.toString(),
                        "--format",
                        format,
                        "--jobs",
                        jobs,
                        "--patience",
                        PATIENCE)
                .redirectOutput(to.toFile())
                .redirectError(said.toFile())
                .start();
        int exit = process.waitFor();
        try (Writer more = Files.newBufferedWriter(to, StandardOpenOption.APPEND)) {
            more.write(Files.readString(said));
            more.write("exit " + exit + '\n');
        }
        return to;
    }
}
