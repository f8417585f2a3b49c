package io.redoubt.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures every speed target in one table, with its result.
 *
 * <p>Whole processes are compared with a bare JVM turn by turn. On a busy machine, the ratio of processor times is the
 * reliable one.
 */
final class TargetsReport {
    private static final List<String> QUESTION = List.of(
            "fow", "shoot", "--at", "nest", "--skill", "4+", "--rof", "3", "--firepower", "3+", "--odds", "--json");
    private static final int TURNS = 9;
    private static final int WARM_UPS = 1;
    private static final int JOBS_TURNS = 2;

    /** Thousands of lines of a long batch; a property reduces it on a busy machine. */
    private static final int MANY = Integer.getInteger("redoubt.bench.thousands", 500);

    private static final int DIFFERENT = 20;
    private static final int SESSIONS = 5;
    private static final double KIB = 1024;

    private final PrintStream out;
    private final Processes processes;

    TargetsReport(PrintStream out, Processes processes) {
        this.out = out;
        this.processes = processes;
    }

    void run() throws IOException, InterruptedException, RunnerException {
        out.printf(
                "Targets on Java %s; where two figures stand, the second is the ratio of processor times.%n%n",
                Runtime.version());
        out.println(line("what", "measured", "processor", "target", ""));
        processes.makeArchive();
        wholeProcesses();
        steady();
        jobs();
        inProcess();
        dice();
        session();
        out.println();
    }

    private void wholeProcesses() throws IOException {
        Path typed = file("typed", Lines.typed());
        Path json = file("json", Lines.json());
        try (Repeated bare = processes.bareJvm();
                Repeated one = processes.redoubt(true, QUESTION.toArray(new String[0]));
                Repeated first = processes.redoubt(false, QUESTION.toArray(new String[0]));
                Repeated thousand = processes.redoubt(true, "batch", typed.toString());
                Repeated piped = processes.shell("cat \"$1\" | \"$0\" batch", json.toString())) {
            List<Repeated> all = List.of(bare, one, first, thousand, piped);
            Repeated.inTurns(TURNS, WARM_UPS, all);
            double floor = bare.processorSeconds();
            atMost("one question, archive, in bare JVMs", one, bare, floor, 1.45);
            atMost("one question, no archive", first, bare, floor, 2.5);
            atMost("1,000 answers of job h from a file", thousand, bare, floor, 3.5);
            atMost("1,000 JSON objects from a pipe", piped, bare, floor, 4.0);
        }
    }

    private void atMost(String what, Repeated ours, Repeated bare, double floor, double target) throws IOException {
        double ratio = Pairs.ratio(ours.seconds(), bare.seconds());
        row(
                what,
                number(ratio) + " x",
                number(ours.processorSeconds() / floor) + " x",
                "<= " + target,
                ratio <= target);
    }

    private void steady() {
        Steady often = Steady.of(Lines.typed());
        Steady once = Steady.of(Lines.allDifferent(DIFFERENT));
        row("steady state, job h", number(often.micros()) + " us", "", "<= 7", often.micros() <= 7);
        row("  the same, no line twice", number(once.micros()) + " us", "", "<= 7", once.micros() <= 7);
        row("garbage an answer, job h", number(often.bytes() / KIB) + " KB", "", "<= 6", often.bytes() <= 6 * KIB);
        row("  the same, no line twice", number(once.bytes() / KIB) + " KB", "", "<= 6", once.bytes() <= 6 * KIB);
    }

    /** Measures two workers. Two batches side by side share nothing, so their gain is the maximum for two workers. */
    private void jobs() throws IOException, InterruptedException {
        String file = file("many", Lines.allDifferent(MANY)).toString();
        try (Repeated alone = processes.redoubt(true, "batch", file, "--jobs", "1");
                Repeated together = processes.redoubt(true, "batch", file, "--jobs", "2");
                Repeated apart = processes.shell("\"$0\" batch \"$1\" >/dev/null & \"$0\" batch \"$1\"; wait", file)) {
            Repeated.inTurns(JOBS_TURNS, 0, List.of(alone, together, apart));
            double gain = Pairs.ratio(alone.seconds(), together.seconds());
            double most = 2 * Pairs.ratio(alone.seconds(), apart.seconds());
            double floor = alone.processorSeconds();
            row(
                    "--jobs 2 against 1, %d,000 lines".formatted(MANY),
                    number(gain) + " x",
                    number(together.processorSeconds() / floor) + " x",
                    ">= 1.8",
                    gain >= 1.8);
            out.println(line(
                    "  two batches side by side",
                    number(most) + " x",
                    number(apart.processorSeconds() / floor / 2) + " x",
                    "",
                    ""));
        }
        for (String jobs : List.of("1", "2")) {
            ProcessBuilder builder = new ProcessBuilder(processes.command("batch", file, "--jobs", jobs))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT);
            builder.environment().putAll(processes.environment(true, ""));
            long peak = Memory.peakMebibytes(builder.start());
            row("resident memory of that, --jobs " + jobs, peak + " MB", "", "<= 96", peak <= 96);
        }
    }

    private void inProcess() throws RunnerException {
        JobsReport jobs = new JobsReport(out);
        for (String key : List.of("a", "b", "e", "f")) {
            double ratio = jobs.ratio(Entry.of(key));
            row("job " + key + " against a plain loop", number(ratio) + " x", "", "<= 3", ratio <= 3);
        }
    }

    private void dice() {
        DiceReport.Slowest slowest = DiceReport.slowest();
        row(
                "dice, slowest: " + slowest.formula(),
                number(slowest.micros()) + " us",
                "",
                "<= 1000",
                slowest.micros() <= 1000);
    }

    private void session() throws IOException, InterruptedException {
        List<Double> starts = new ArrayList<>();
        List<Double> enters = new ArrayList<>();
        for (int i = 0; i < SESSIONS; i++) {
            Optional<Prompt> once = processes.prompt();
            once.ifPresent(prompt -> {
                starts.add(prompt.start());
                enters.add(prompt.enter());
            });
        }
        milliseconds("session: start to prompt", starts, 150);
        milliseconds("session: Enter to prompt", enters, 4);
    }

    private void milliseconds(String what, List<Double> took, int target) {
        if (took.isEmpty()) {
            out.println(line(what, "not measured: no script(1) here", "", "<= " + target, ""));
        } else {
            double median = Pairs.median(took);
            row(what, number(median) + " ms", "", "<= " + target, median <= target);
        }
    }

    private Path file(String name, List<String> lines) throws IOException {
        return Files.write(processes.scratch().resolve(name), lines);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 100 ? "%.2f" : "%.0f", value);
    }

    private void row(String what, String measured, String processor, String target, boolean pass) {
        out.println(line(what, measured, processor, target, pass ? "pass" : "SHORT"));
    }

    private static String line(String what, String measured, String processor, String target, String verdict) {
        return String.format("%-42s %10s %10s %8s  %s", what, measured, processor, target, verdict)
                .stripTrailing();
    }
}
