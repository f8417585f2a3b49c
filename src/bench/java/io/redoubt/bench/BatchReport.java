package io.redoubt.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Measures batches: a thousand answers as a whole process, answers per second, and the memory of increasing files. */
final class BatchReport {
    private static final int PAIRS = 11;
    private static final int WARM_UPS = 2;

    /** Half of dyce's time for as many answers as a whole process, in bare JVMs of the machine of that measurement. */
    private static final double BUDGET = 2.65;

    private static final int THOUSAND = 1_000;
    private static final int MANY = 100_000;
    private static final int MILLION = 1_000_000;
    private static final double MILLIS = 1000;
    private static final String SMALL_HEAP = "-Xmx64m";

    private final PrintStream out;
    private final Processes processes;

    BatchReport(PrintStream out, Processes processes) {
        this.out = out;
        this.processes = processes;
    }

    void run() throws IOException, InterruptedException {
        processes.makeArchive();
        thousand();
        speed();
        memory();
        out.println();
    }

    private void thousand() throws IOException {
        String file = questions(THOUSAND).toString();
        try (Repeated batch = processes.redoubt(true, "batch", file);
                Repeated one = processes.redoubt(
                        true, "shoot", "--at", "nest", "--skill", "4+", "--firepower", "3+", "--odds", "--json");
                Repeated bare = processes.bareJvm()) {
            Repeated.inTurns(PAIRS, WARM_UPS, List.of(batch, one, bare));
            double ratio = Pairs.ratio(batch.seconds(), bare.seconds());
            out.println("""
                    Batch: %,d printed answers as a whole process, medians of %d turns.
                    The budget is half of what dyce took for as many, measured elsewhere, once.

                    this batch %.0f ms, one question %.0f ms, a bare JVM %.0f ms
                    %.2f times a bare JVM, budget %.2f: %s; %.2f times one question
                    """.formatted(
                            THOUSAND,
                            PAIRS,
                            MILLIS * Pairs.median(batch.seconds()),
                            MILLIS * Pairs.median(one.seconds()),
                            MILLIS * Pairs.median(bare.seconds()),
                            ratio,
                            BUDGET,
                            ratio <= BUDGET ? "ok" : "SHORT",
                            Pairs.ratio(batch.seconds(), one.seconds())));
        }
    }

    private void speed() throws IOException {
        String file = questions(MANY).toString();
        try (Repeated alone = processes.redoubt(true, "batch", file);
                Repeated together = processes.redoubt(true, "batch", file, "--jobs", "2")) {
            Repeated.inTurns(3, 0, List.of(alone, together));
            out.println("%,d lines: %,.0f a second with --jobs 1, %,.0f with --jobs 2"
                    .formatted(MANY, MANY / Pairs.median(alone.seconds()), MANY / Pairs.median(together.seconds())));
        }
    }

    /** Measures memory with a heap in which a batch that kept its lines would fail. */
    private void memory() throws IOException, InterruptedException {
        for (int lines : new int[] {THOUSAND, MANY, MILLION}) {
            Path file = questions(lines);
            ProcessBuilder builder = new ProcessBuilder(processes.command("batch", file.toString(), "--jobs", "2"))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(processes.environment(true, SMALL_HEAP));
            Process process = builder.start();
            String peak = Memory.peakUntilEnd(process);
            out.println("%,9d lines with %s: %s, peak %s"
                    .formatted(lines, SMALL_HEAP, process.waitFor() == 0 ? "ok" : "FAILED", peak));
            Files.delete(file);
        }
    }

    /** Writes shots of all kinds, most of them as command lines and some as JSON. */
    private Path questions(int lines) throws IOException {
        Path file = processes.scratch().resolve("questions-" + lines);
        try (Writer to = Files.newBufferedWriter(file)) {
            for (int i = 0; i < lines; i++) {
                to.write(question(2 + i % 5, 2 + i / 5 % 5, 1 + i / 25 % 40, i % 4));
                to.write('\n');
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return file;
    }

    private static String question(int skill, int firepower, int shots, int kind) {
        String numbers = " --skill " + skill + "+ --firepower " + firepower + "+ --rof " + shots;
        return switch (kind) {
            case 0 ->
                "{\"command\":\"shoot\",\"at\":\"nest\",\"skill\":" + skill + ",\"firepower\":" + firepower
                        + ",\"rof\":" + shots + "}";
            case 1 -> "shoot --at turret --front 5 --anti-tank 9" + numbers;
            case 2 -> "shoot --at pillbox" + numbers;
            default -> "shoot --at nest --range 12in" + numbers;
        };
    }
}
