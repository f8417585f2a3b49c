package io.redoubt.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One run of the real launcher as a process of its own.
 *
 * @param exit its exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Launched(int exit, String out, String err) {
    static final Path ROOT = Path.of(System.getProperty("redoubt.root", "")).toAbsolutePath();
    private static final long PATIENCE_SECONDS = 120;

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
        try {
            Path in = Files.createTempFile("redoubt", ".in");
            Path out = Files.createTempFile("redoubt", ".out");
            Path err = Files.createTempFile("redoubt", ".err");
            Files.writeString(in, input);
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(ROOT.toFile())
                    .redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            builder.environment().put("REDOUBT_ARCHIVE", "off");
            builder.environment().remove("REDOUBT_GAME");
            Process process = builder.start();
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("did not end: " + command);
            }
            Launched launched = new Launched(
                    process.exitValue(),
                    Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
            Files.delete(in);
            Files.delete(out);
            Files.delete(err);
            return launched;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
