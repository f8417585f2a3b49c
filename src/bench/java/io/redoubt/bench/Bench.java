package io.redoubt.bench;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** The entry point of the benchmark. Its exit code is 0 even if a budget is missed. */
public final class Bench {
    private static final List<String> PARTS =
            List.of("targets", "jobs", "dice", "large", "start", "batch", "play", "ahead");

    private Bench() {}

    public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        if (args.length > 1 && args[0].equals("same")) {
            System.exit(same(List.of(args), out) ? 0 : 1);
        }
        List<String> parts = args.length == 0 ? PARTS : List.of(args);
        if (!PARTS.containsAll(parts)) {
            System.err.println("bench: takes any of " + String.join(", ", PARTS) + ", or nothing for all of them;"
                    + " or same JAR [LINES] [SEED]");
            System.exit(2);
        }
        for (String part : parts) {
            run(part, out);
        }
    }

    /** Compares with another jar; the arguments are the jar, the number of lines per verb, and a seed. */
    private static boolean same(List<String> args, PrintStream out) throws IOException, InterruptedException {
        int lines = args.size() > 2 ? Integer.parseInt(args.get(2)) : 100_000;
        long seed = args.size() > 3 ? Long.parseLong(args.get(3)) : 1;
        Path scratch = Files.createTempDirectory("redoubt-same");
        try {
            return new SameReport(out, scratch, Path.of(args.get(1)), lines, seed).run();
        } finally {
            Processes.delete(scratch);
        }
    }

    private static void run(String part, PrintStream out) throws IOException, InterruptedException, RunnerException {
        if (part.equals("jobs")) {
            new JobsReport(out).run();
            return;
        }
        if (part.equals("dice")) {
            new DiceReport(out).run();
            return;
        }
        if (part.equals("large")) {
            LargeReport.runAside();
            return;
        }
        Path scratch = Files.createTempDirectory("redoubt-bench");
        try {
            Processes processes = new Processes(scratch);
            if (part.equals("targets")) {
                new TargetsReport(out, processes).run();
            } else if (part.equals("start")) {
                new StartReport(out, processes).run();
            } else if (part.equals("ahead")) {
                new AheadReport(out, processes).run();
            } else if (part.equals("play")) {
                new PlayReport(out, processes).run();
            } else {
                new BatchReport(out, processes).run();
            }
        } finally {
            Processes.delete(scratch);
        }
    }
}
