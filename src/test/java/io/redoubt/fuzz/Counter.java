package io.redoubt.fuzz;

import io.redoubt.cli.Printed;
import io.redoubt.cli.Shell;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/** Types at the program, counts what was typed, and remembers what took longest; what is printed must be harmless. */
final class Counter {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final int BUG = 70;
    private static final int SHOWN = 300;

    private long typed;
    private long longest;
    private String slowest = "";
    private volatile String now = "";

    /** The processor time of this thread: a busy machine makes nothing slow. */
    static long nanos() {
        return CLOCK.getCurrentThreadCpuTime();
    }

    /** Everything typed so far: questions, commands, files and journals. */
    long typed() {
        return typed;
    }

    /** The processor time of the slowest question, in milliseconds. */
    long slowestMillis() {
        return longest / 1_000_000;
    }

    /** The slowest question. */
    String slowest() {
        return slowest;
    }

    /** What is being typed at the moment. */
    String now() {
        return now;
    }

    /** Runs one command, which must not be slow. */
    Shell.Result run(Shell shell, List<String> words) {
        String line = shown(String.join(" ", words));
        typed++;
        now = line;
        long began = nanos();
        Shell.Result result = shell.run(words);
        took(nanos() - began, line);
        return harmless(result, line);
    }

    /** Runs a command that answers many lines. */
    Shell.Result many(Shell shell, List<String> words, int lines, String line) {
        typed += lines;
        now = line;
        return harmless(shell.run(words), line);
    }

    /** Asks one line of a batch again, to learn how long it takes; that does not count. */
    void alone(Shell shell, String line) {
        now = shown(line);
        long began = nanos();
        shell.run(List.of("batch"));
        took(nanos() - began, now);
    }

    /** Counts commands that a session of random ones took. */
    void played(int commands) {
        typed += commands;
    }

    private void took(long nanos, String line) {
        if (nanos > longest) {
            longest = nanos;
            slowest = line;
        }
    }

    private static Shell.Result harmless(Shell.Result result, String line) {
        if (result.exit() == BUG || result.err().contains("a bug in Redoubt")) {
            throw new Fault("a bug: " + result.err(), line);
        }
        if (result.err().contains("\tat ") || result.out().contains("\tat ")) {
            throw new Fault("a stack trace: " + result.err(), line);
        }
        Printed.fault(result.out()).or(() -> Printed.fault(result.err())).ifPresent(fault -> {
            throw new Fault(fault, line);
        });
        return result;
    }

    static String shown(String line) {
        return line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "… (" + line.length() + " signs)";
    }
}
