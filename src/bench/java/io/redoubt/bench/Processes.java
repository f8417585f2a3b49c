package io.redoubt.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The commands to measure: Redoubt by its launcher, and a bare JVM that prints a line, on one Java. */
final class Processes {
    private static final String HELLO =
            "public class Hello { public static void main(String[] a) { System.out.println(\"hello\"); } }";

    private static final int MOST_WAITS = 1_800;
    private static final int WAIT_MILLIS = 100;

    private final Path scratch;
    private final Path cache;
    private final String home = System.getProperty("java.home");
    private final String launcher = System.getProperty("redoubt.launcher");

    Processes(Path scratch) throws IOException {
        this.scratch = scratch;
        this.cache = Files.createDirectory(scratch.resolve("cache"));
        Path source = Files.writeString(scratch.resolve("Hello.java"), HELLO);
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString()) != 0) {
            throw new IOException("a class of one line does not compile");
        }
    }

    Path scratch() {
        return scratch;
    }

    Repeated bareJvm() throws IOException {
        return new Repeated(List.of(home + "/bin/java", "-Xshare:auto", "-cp", scratch.toString(), "Hello"), Map.of());
    }

    Repeated redoubt(boolean archive, String... args) throws IOException {
        return new Repeated(command(args), environment(archive, ""));
    }

    /** Returns the launcher, {@code $0}, in a shell command. */
    Repeated shell(String script, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", script));
        command.addAll(command(args));
        return new Repeated(command, environment(true, ""));
    }

    /** Returns a session at a terminal; empty if there is no terminal. */
    Optional<Prompt> prompt() throws IOException, InterruptedException {
        return Prompt.once(launcher, environment(true, ""));
    }

    List<String> command(String... args) {
        List<String> command = new ArrayList<>(List.of(launcher));
        Collections.addAll(command, args);
        return command;
    }

    Map<String, String> environment(boolean archive, String options) {
        Map<String, String> environment = new HashMap<>();
        environment.put("JAVA_HOME", home);
        environment.put("XDG_CACHE_HOME", cache.toString());
        environment.put("REDOUBT_ARCHIVE", archive ? "" : "off");
        environment.put("REDOUBT_JAVA_OPTS", options);
        return environment;
    }

    /** Lets the launcher create its archive in a cache of its own, and waits until it exists. */
    void makeArchive() throws IOException, InterruptedException {
        try (Repeated once = redoubt(true, "--version")) {
            Repeated.inTurns(1, 0, List.of(once));
        }
        for (int wait = 0; !archived(); wait++) {
            if (wait == MOST_WAITS) {
                throw new IOException("the launcher made no archive");
            }
            Thread.sleep(WAIT_MILLIS);
        }
    }

    private boolean archived() throws IOException {
        try (Stream<Path> files = Files.walk(cache)) {
            List<Path> found =
                    files.filter(file -> file.toString().contains("@")).toList();
            return !found.isEmpty()
                    && found.stream().noneMatch(file -> file.toString().contains(".lock"));
        }
    }

    static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            Path[] all = files.toArray(Path[]::new);
            Arrays.sort(all, Collections.reverseOrder());
            for (Path file : all) {
                Files.deleteIfExists(file);
            }
        }
    }
}
