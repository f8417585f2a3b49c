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

/** The benchmark from its arguments to its exit code: 0 however short of its budget something falls. */
public final class Bench {
    private static final List<String> PARTS = List.of("targets", "jobs", "dice", "start", "batch", "play", "ahead");

    private Bench() {}

    public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
        List<String> parts = args.length == 0 ? PARTS : List.of(args);
        if (!PARTS.containsAll(parts)) {
            System.err.println("bench: takes any of " + String.join(", ", PARTS) + ", or nothing for all of them");
            System.exit(2);
        }
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        for (String part : parts) {
            run(part, out);
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
