package io.redoubt.bench;

import com.sun.management.ThreadMXBean;
import io.redoubt.cli.Cli;
import io.redoubt.cli.runtime.Environment;
import io.redoubt.session.SessionStarter;
import io.redoubt.storage.FreshRandom;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The cost of one answer of a long batch, once warm.
 *
 * @param micros the processor time in microseconds
 * @param bytes the garbage in bytes
 */
record Steady(double micros, double bytes) {
    private static final int WARM_UPS = 6;
    private static final int ROUNDS = 7;
    private static final int LEAST_LINES = 20_000;
    private static final double NANOS = 1000;

    /** Answers these lines repeatedly in this process, and returns the medians. */
    static Steady of(List<String> lines) {
        int times = Math.max(1, LEAST_LINES / lines.size());
        byte[] text = (String.join("\n", lines) + '\n').repeat(times).getBytes(StandardCharsets.UTF_8);
        List<Double> micros = new ArrayList<>();
        List<Double> bytes = new ArrayList<>();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int round = -WARM_UPS; round < ROUNDS; round++) {
            long time = threads.getCurrentThreadCpuTime();
            long garbage = threads.getCurrentThreadAllocatedBytes();
            answer(text);
            double answers = (double) times * lines.size();
            if (round >= 0) {
                micros.add((threads.getCurrentThreadCpuTime() - time) / NANOS / answers);
                bytes.add((threads.getCurrentThreadAllocatedBytes() - garbage) / answers);
            }
        }
        return new Steady(Pairs.median(micros), Pairs.median(bytes));
    }

    private static void answer(byte[] lines) {
        Environment world = new Environment(
                Map.of(),
                new ByteArrayInputStream(lines),
                new PrintWriter(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                new PrintWriter(Writer.nullWriter()),
                Environment.Terminal.NONE,
                FreshRandom::next,
                Path.of(""));
        if (Cli.run(List.of("batch"), world, new SessionStarter()) != 0) {
            throw new IllegalStateException("a line of the batch was not answered");
        }
    }
}
