package io.redoubt.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One command, run as a whole process repeatedly.
 *
 * <p>A waiting shell starts it, because that costs almost nothing and because a POSIX shell reports the processor time
 * of its child processes, which Java cannot after they have ended.
 */
final class Repeated implements AutoCloseable {
    private static final String LOOP = "while read -r go; do \"$@\" </dev/null >/dev/null 2>&1; echo $?; done; times";

    private final List<String> command;
    private final Process shell;
    private final Writer to;
    private final BufferedReader from;
    private final List<Double> seconds = new ArrayList<>();

    Repeated(List<String> command, Map<String, String> environment) throws IOException {
        this.command = command;
        List<String> line = new ArrayList<>(List.of("sh", "-c", LOOP, "sh"));
        line.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        shell = builder.start();
        to = shell.outputWriter(StandardCharsets.UTF_8);
        from = shell.inputReader(StandardCharsets.UTF_8);
    }

    /** Runs several commands in turns and discards the first turns. */
    static void inTurns(int turns, int warmUps, List<Repeated> all) throws IOException {
        for (int turn = -warmUps; turn < turns; turn++) {
            for (Repeated each : all) {
                double took = each.run();
                if (turn >= 0) {
                    each.seconds.add(took);
                }
            }
        }
    }

    private double run() throws IOException {
        long start = System.nanoTime();
        to.write("go\n");
        to.flush();
        String exit = from.readLine();
        long end = System.nanoTime();
        if (!"0".equals(exit)) {
            throw new IOException(String.join(" ", command) + " ended with " + exit);
        }
        return (end - start) / 1e9;
    }

    List<Double> seconds() {
        return seconds;
    }

    /** Returns the user and system time of all runs; no further runs are possible afterwards. */
    double processorSeconds() throws IOException {
        to.close();
        from.readLine(); // the time of the shell itself
        String times = from.readLine();
        double sum = 0;
        for (String time : times == null ? new String[0] : times.trim().split("\\s+")) {
            int minutes = time.indexOf('m');
            sum += 60 * Double.parseDouble(time.substring(0, minutes))
                    + Double.parseDouble(
                            time.substring(minutes + 1, time.length() - 1).replace(',', '.'));
        }
        return sum;
    }

    @Override
    public void close() throws IOException {
        to.close();
        shell.destroy();
    }
}
