package io.redoubt.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One run of the real launcher as a process of its own.
 *
 * @param exit its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Launched(int exit, String out, String err) {
    static final Path ROOT = Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();
    private static final long PATIENCE_SECONDS = 900;

    /** Runs the launcher without an archive, so that tests leave no trace in a user's cache. */
    static Launched run(String... args) {
        return fed("", args);
    }

    /** The same with something on standard input. */
    static Launched fed(String input, String... args) {
        List<String> command = new ArrayList<>();
        command.add(ROOT.resolve("scripts/redoubt").toString());
        command.addAll(List.of(args));
        return run(command, input);
    }

    /** Runs any command in the project's folder. */
    static Launched run(List<String> command, String input) {
        return run(command, input, Map.of());
    }

    /** The same with these variables in its environment, beside what every process of these tests has. */
    static Launched run(List<String> command, String input, Map<String, String> environment) {
        try {
            Path home = Files.createTempDirectory("redoubt");
            try {
                return run(command, input, environment, home);
            } finally {
                delete(home);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static Launched run(List<String> command, String input, Map<String, String> environment, Path home)
            throws IOException, InterruptedException {
        Path in = Files.writeString(home.resolve("in"), input);
        Path out = home.resolve("out");
        Path err = home.resolve("err");
        ProcessBuilder builder = Surroundings.process(command, ROOT, home)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("did not end: " + command);
        }
        return new Launched(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    /** Files first: what a walk comes to last lies deepest. */
    private static void delete(Path folder) throws IOException {
        List<Path> found;
        try (Stream<Path> walk = Files.walk(folder)) {
            found = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : found) {
            Files.delete(each);
        }
    }
}
