package io.redoubt.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Measures start-up: one question as a whole process, by the launcher, in turns with a bare JVM. */
final class StartReport {
    private static final String QUESTION = "fow shoot --at nest --skill veteran --rof 2 --firepower 3+";
    private static final int PAIRS = 21;
    private static final int WARM_UPS = 2;
    private static final double BUDGET_WITH_ARCHIVE = 1.7;
    private static final double BUDGET_WITHOUT = 2.7;
    private static final double MILLIS = 1000;

    private final PrintStream out;
    private final Processes processes;

    StartReport(PrintStream out, Processes processes) {
        this.out = out;
        this.processes = processes;
    }

    void run() throws IOException, InterruptedException {
        processes.makeArchive();
        out.println("""
                Start-up, whole process: milliseconds, medians of %d pairs in turns with a
                bare JVM that prints a line. Without an archive is the very first run.
                  redoubt %s
                """.formatted(PAIRS, QUESTION));
        row("", "archive", "ours", "bare JVM", "ratio", "budget", "", "CPU ratio");
        for (boolean archive : new boolean[] {true, false}) {
            measure("odds as JSON", archive, "--odds", "--json");
            measure("odds as text", archive, "--odds");
            measure("a ruling", archive);
        }
        out.println();
    }

    private void measure(String what, boolean archive, String... options) throws IOException {
        List<String> args = new ArrayList<>(Arrays.asList(QUESTION.split(" ")));
        args.addAll(List.of(options));
        try (Repeated ours = processes.redoubt(archive, args.toArray(new String[0]));
                Repeated bare = processes.bareJvm()) {
            Repeated.inTurns(PAIRS, WARM_UPS, List.of(ours, bare));
            double ratio = Pairs.ratio(ours.seconds(), bare.seconds());
            double budget = archive ? BUDGET_WITH_ARCHIVE : BUDGET_WITHOUT;
            row(
                    what,
                    archive ? "yes" : "no",
                    "%.0f".formatted(MILLIS * Pairs.median(ours.seconds())),
                    "%.0f".formatted(MILLIS * Pairs.median(bare.seconds())),
                    "%.2f".formatted(ratio),
                    "%.1f".formatted(budget),
                    ratio <= budget ? "ok" : "SHORT",
                    "%.2f".formatted(ours.processorSeconds() / bare.processorSeconds()));
        }
    }

    private void row(Object... cells) {
        out.println("%-15s %-7s %6s %9s %6s %7s %-6s %9s".formatted(cells).stripTrailing());
    }
}
