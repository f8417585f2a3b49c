package io.redoubt.bench;

import io.redoubt.cli.Cli;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.session.SessionStarter;
import io.redoubt.storage.FreshRandom;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Measures large formulas of dice, each answered whole: read, counted and printed. */
final class LargeReport {
    /** The usual number of formulas; a property reduces it for a trial. */
    private static final int FORMULAS = Integer.getInteger("redoubt.bench.formulas", 200);

    /** The heap that the launcher gives a batch, where formulas are answered warm; fresh memory costs more to touch. */
    private static final String HEAP = "-XX:+UseSerialGC -Xms24m -Xmn16m -XX:SurvivorRatio=2";

    private static final long SEED = 40;
    private static final int TURNS = 3;
    private static final int SLOWEST = 8;
    private static final double MILLI = 1e6;
    private static final List<Integer> LIMITS = List.of(50, 250, 1000);

    private final PrintStream out;

    /** A formula, its processor time, and the error if it was refused. */
    private record Row(String formula, double millis, String error) {}

    LargeReport(PrintStream out) {
        this.out = out;
    }

    /** Runs the report in this process. */
    public static void main(String[] args) {
        new LargeReport(System.out).run();
    }

    /** Runs the report in a process with the heap of a batch. */
    static void runAside() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java"));
        command.addAll(List.of(HEAP.split(" ")));
        command.addAll(List.of(
                "-Dredoubt.bench.formulas=" + FORMULAS,
                "-cp",
                System.getProperty("java.class.path"),
                LargeReport.class.getName()));
        int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (exit != 0) {
            throw new IOException("the report on large formulas ended with " + exit);
        }
    }

    void run() {
        String heap = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-X"))
                .collect(Collectors.joining(" "));
        List<String> formulas = new LargeFormulas(SEED).take(FORMULAS);
        out.printf(
                "%d large formulas, warm: processor time, the best of %d turns, on Java %s %s%n%n",
                FORMULAS, TURNS, Runtime.version(), heap);
        for (String format : List.of("text", "json")) {
            report(format, formulas);
        }
    }

    private void report(String format, List<String> formulas) {
        List<Row> rows = new ArrayList<>();
        for (String formula : formulas) {
            Row best = ask(formula, format);
            for (int turn = 1; turn < TURNS; turn++) {
                Row row = ask(formula, format);
                best = row.millis() < best.millis() ? row : best;
            }
            rows.add(best);
        }
        out.printf(
                "%s: refused %d",
                format, rows.stream().filter(row -> !row.error().isEmpty()).count());
        for (int limit : LIMITS) {
            out.printf(
                    ", over %d ms %d",
                    limit, rows.stream().filter(row -> row.millis() > limit).count());
        }
        out.println();
        rows.sort(Comparator.comparing(Row::millis).reversed());
        rows.stream()
                .limit(SLOWEST)
                .forEach(row -> out.printf("%9.1f ms  %s  %s%n", row.millis(), row.formula(), row.error()));
        out.println();
    }

    private static Row ask(String formula, String format) {
        StringWriter error = new StringWriter();
        Environment world = new Environment(
                Map.of(),
                InputStream.nullInputStream(),
                new PrintWriter(new StringWriter()),
                new PrintWriter(error),
                Environment.Terminal.NONE,
                FreshRandom::next,
                Path.of(""));
        long began = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Cli.run(List.of("dice", formula, "--odds", "--format", format), world, new SessionStarter());
        long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - began;
        return new Row(
                formula, took / MILLI, error.toString().lines().findFirst().orElse(""));
    }
}
