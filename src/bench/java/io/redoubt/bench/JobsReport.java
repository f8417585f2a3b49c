package io.redoubt.bench;

import io.redoubt.exact.Fraction;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Measures odds in process and warm: checks every answer, measures pairs, and compares the ratios with other programs.
 */
final class JobsReport {
    private static final int PAIRS = 15;
    private static final int WARM_UP_PAIRS = 10;
    private static final TimeValue TURN = TimeValue.milliseconds(100);

    private final PrintStream out;

    JobsReport(PrintStream out) {
        this.out = out;
    }

    void run() throws RunnerException {
        for (Entry entry : Entry.ALL_JOBS) {
            check(entry);
        }
        out.println("""
                Odds in process, warm: microseconds an answer, medians of %d pairs (JMH).
                The ratio is ours to a plain exact Java loop, turn by turn in one process.
                Dyce and icepool were measured elsewhere, once, beside a plain loop of that
                kind: "x" is how many times faster we are than they, by way of the two
                ratios. A star: the same without the rulebook. All answers were checked.
                """.formatted(PAIRS));
        row("job", "", "ours", "loop", "ratio", "dyce", "icepool", "goal", "");
        for (Entry entry : Entry.ALL_JOBS) {
            measure(entry);
        }
        out.println();
    }

    private static void check(Entry entry) {
        Job job = entry.job().get();
        List<Fraction> found = job.exactly(job.ours());
        boolean right = found.equals(job.plain().fractions())
                && (entry.known().isEmpty() || entry.known().equals(found.toString()));
        if (!right) {
            throw new IllegalStateException("job " + entry.key() + " answers " + found);
        }
    }

    /** Returns the time of a job in the engine relative to a plain loop, after checking its answer. */
    double ratio(Entry entry) throws RunnerException {
        check(entry);
        return measured(entry).ratio();
    }

    /** The times of both sides turn by turn, in microseconds. */
    private record Measured(List<Double> ours, List<Double> loops) {
        double ratio() {
            return Pairs.ratio(ours, loops);
        }
    }

    private static Measured measured(Entry entry) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(Turns.class.getName() + ".answer")
                .param("job", entry.key())
                .forks(1)
                .warmupIterations(2 * WARM_UP_PAIRS)
                .warmupTime(TURN)
                .measurementIterations(2 * PAIRS)
                .measurementTime(TURN)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<IterationResult> turns = new Runner(options)
                .runSingle()
                .getBenchmarkResults()
                .iterator()
                .next()
                .getIterationResults();
        List<Double> ours = new ArrayList<>();
        List<Double> loops = new ArrayList<>();
        for (IterationResult turn : turns) {
            (ours.size() > loops.size() ? loops : ours)
                    .add(turn.getPrimaryResult().getScore());
        }
        return new Measured(ours, loops);
    }

    private void measure(Entry entry) throws RunnerException {
        Measured measured = measured(entry);
        double ratio = measured.ratio();
        double dyce = entry.dyce() / entry.plainThere() / ratio;
        double icepool = entry.icepool() / entry.plainThere() / ratio;
        row(
                entry.key(),
                entry.what(),
                micros(Pairs.median(measured.ours())),
                micros(Pairs.median(measured.loops())),
                "%.2f".formatted(ratio),
                "%.0f x".formatted(dyce),
                "%.0f x".formatted(icepool),
                entry.budget() + " x",
                Math.min(dyce, icepool) >= entry.budget() ? "ok" : "SHORT");
    }

    private static String micros(double value) {
        return value < 100 ? "%.3f".formatted(value) : "%,.0f".formatted(value);
    }

    private void row(Object... cells) {
        out.println("%-3s %-23s %8s %8s %6s %7s %8s %5s %s".formatted(cells).stripTrailing());
    }
}
