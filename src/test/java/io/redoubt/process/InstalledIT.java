package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher of the clone, installed: {@code bin/redoubt} beside {@code lib/redoubt.jar}, and nothing to build from.
 */
@Timeout(value = 3600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class InstalledIT {
    private static final Path JAVA = Path.of(System.getProperty("java.home"));
    private static final Duration PATIENCE = Duration.ofMinutes(20);
    private static final long LOOK_MILLIS = 20;

    @TempDir
    private Path folder;

    private Path install = Path.of("");

    @BeforeEach
    void install() throws IOException {
        install = installed("one");
    }

    private Path installed(String name) throws IOException {
        Path place = folder.resolve(name);
        Files.createDirectories(place.resolve("bin"));
        Files.createDirectories(place.resolve("lib"));
        copy(Launched.ROOT.resolve("scripts/redoubt"), place.resolve("bin/redoubt"));
        copy(Path.of(System.getProperty("redoubt.jar")), place.resolve("lib/redoubt.jar"));
        Files.writeString(place.resolve("lib/redoubt.id"), "test\n");
        return place;
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
    }

    /** The Java that PATH leads to: whoever installs a program has no JAVA_HOME. */
    private Launched ask(Path place, Map<String, String> more, String... words) {
        Map<String, String> environment = new HashMap<>(Map.of(
                "JAVA_HOME", "", "PATH", JAVA.resolve("bin") + ":" + System.getenv("PATH"), "HOME", folder.toString()));
        environment.putAll(more);
        List<String> command = Stream.concat(
                        Stream.of(place.resolve("bin/redoubt").toString()), Stream.of(words))
                .toList();
        return Launched.run(command, "", environment);
    }

    @Test
    void itTellsTheVersionThatThePomHas() throws IOException {
        Launched run = ask(install, Map.of(), "--version");
        assertEquals("", run.err());
        String version = run.out().strip().replaceFirst("^redoubt ", "");
        String pom = Files.readString(Launched.ROOT.resolve("pom.xml"));
        assertTrue(pom.contains("<artifactId>redoubt</artifactId>\n  <version>" + version + "</version>"), run.out());
    }

    @Test
    void itRulesAsTheCloneDoes() {
        String[] question = {"dice", "12d6>=4", "--seed", "7"};
        assertEquals(Launched.run(question), ask(install, Map.of(), question));
    }

    @Test
    void withoutItsJarItSaysSoAndBuildsNothing() throws IOException {
        Files.delete(install.resolve("lib/redoubt.jar"));
        Launched run = ask(install, Map.of(), "dice", "3d6");
        assertEquals(69, run.exit());
        assertEquals("", run.out());
        assertTrue(run.err().contains("Install Redoubt again"), run.err());
        assertFalse(Files.exists(install.resolve("target")));
    }

    /** An image that brings its own Java, which here only tells that it was asked. */
    @Test
    void theJavaThatCameWithItIsTheOneItUses() throws IOException {
        Path own = install.resolve("runtime/bin/java");
        Files.createDirectories(own.getParent());
        Files.writeString(own, "#!/bin/sh\necho the one that came with it\n");
        Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwxr-xr-x"));
        Launched run = ask(install, Map.of("JAVA_HOME", "/none"), "dice", "3d6");
        assertEquals(new Launched(0, "the one that came with it\n", ""), run);
    }

    @Test
    void anArchiveGoesOnceItsInstallIsGone() throws Exception {
        assumeTrue(Files.isReadable(JAVA.resolve("release")), "without it the launcher makes no archive");
        assumeFalse(folder.toString().matches(".*[ :].*"), "there is none for such a path (decision 0003)");
        Path cache = folder.resolve("cache");
        Map<String, String> on = Map.of("REDOUBT_ARCHIVE", "on", "XDG_CACHE_HOME", cache.toString());
        ask(install, on, "dice", "3d6");
        await(cache, "one");

        Path moved = folder.resolve("two");
        Files.move(install, moved);
        ask(moved, on, "dice", "3d6");
        await(cache, "two");
        assertEquals(
                List.of(),
                archives(cache).stream().filter(each -> !isOf(each, "two")).toList());
        assertFalse(
                Files.exists(cache.resolve("redoubt").resolve(install.toString().substring(1))));
    }

    private static void await(Path cache, String install) throws Exception {
        Instant until = Instant.now().plus(PATIENCE);
        while (archives(cache).stream().noneMatch(each -> isOf(each, install) && each.endsWith(".length"))) {
            assertTrue(Instant.now().isBefore(until), () -> "no archive, only " + archives(cache));
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
        // The lock is the last thing the trainer takes away.
        while (archives(cache).stream().anyMatch(each -> each.contains(".lock"))) {
            assertTrue(Instant.now().isBefore(until), () -> "still locked: " + archives(cache));
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    private static boolean isOf(String archive, String install) {
        return archive.contains("/" + install + "/");
    }

    private static List<String> archives(Path cache) {
        if (!Files.exists(cache)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(cache)) {
            return all.map(Path::toString).filter(each -> each.contains("@")).toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of("the trainer took something away while we looked: .lock");
        }
    }
}
