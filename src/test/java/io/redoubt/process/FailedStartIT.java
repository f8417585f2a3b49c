package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Starts that cannot succeed end with 69 and the cause: 1 is for a {@code --require} that does not hold. */
@EnabledOnOs(OS.LINUX)
class FailedStartIT {
    private static final Path LAUNCHER = Launched.ROOT.resolve("scripts/redoubt");
    private static final String ANSWER = "Flames Of War";
    private static final List<String> SHOT = List.of(
            "fow", "shoot", "--at", "nest", "--skill", "4+", "--rof", "2", "--firepower", "3+", "--range", "12in");

    @TempDir
    private Path folder;

    private static Launched shot(Path launcher, Map<String, String> environment) {
        List<String> command =
                Stream.concat(Stream.of(launcher.toString()), SHOT.stream()).toList();
        return Launched.run(command, "", environment);
    }

    private static void assertFails(String cause, Launched run) {
        assertEquals(69, run.exit(), run.err());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("redoubt: ") && run.err().contains(cause), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    /** Java refuses two collectors: the user's choice wins over ours. */
    @ParameterizedTest
    @CsvSource({
        "JAVA_TOOL_OPTIONS, -XX:+UseSerialGC",
        "JAVA_TOOL_OPTIONS, -XX:+UseParallelGC",
        "JDK_JAVA_OPTIONS, -XX:+UseSerialGC",
        "REDOUBT_JAVA_OPTS, -XX:+UseZGC"
    })
    void anotherCollectorIsUsed(String variable, String option) {
        Launched run = shot(LAUNCHER, Map.of(variable, option));
        assertEquals(0, run.exit(), run.err());
        assertTrue(run.out().startsWith(ANSWER), run.out());
        List<String> batch = List.of(LAUNCHER.toString(), "batch");
        assertEquals(
                0, Launched.run(batch, "dice 2d6\n", Map.of(variable, option)).exit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "REDOUBT_JAVA_OPTS"})
    void aHeapThatIsTooSmallIsTold(String variable) {
        assertFails("\nredoubt: " + variable + " is -Xmx1k", shot(LAUNCHER, Map.of(variable, "-Xmx1k")));
    }

    @ParameterizedTest
    @CsvSource({
        "JAVA_TOOL_OPTIONS, -Xlog:nonsense",
        "JAVA_TOOL_OPTIONS, -Xlog:gc=nonsense",
        "JDK_JAVA_OPTIONS, -Xlog:nonsense",
        "REDOUBT_JAVA_OPTS, -Xlog:gc:file=/nowhere/gc.log"
    })
    void aLogThatCannotBeWrittenIsTold(String variable, String option) {
        assertFails("\nredoubt: " + variable + " is " + option, shot(LAUNCHER, Map.of(variable, option)));
    }

    /** Properties that Java reads while it starts. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "JAVA_TOOL_OPTIONS, -Djava.ext.dirs=/nowhere",
                "JDK_JAVA_OPTIONS, -Djava.system.class.loader=nowhere",
                "JDK_JAVA_OPTIONS, -Dname='open",
                "_JAVA_OPTIONS, -Djava.nio.file.spi.DefaultFileSystemProvider=nowhere",
                "REDOUBT_JAVA_OPTS, -Djdk.module.main=nowhere"
            })
    void aPropertyThatKeepsJavaFromStartingIsTold(String variable, String option) {
        Launched run = shot(LAUNCHER, Map.of(variable, option));
        assertFails("\nredoubt: " + variable + " is " + option, run);
        assertFalse(run.err().contains("VM warning"), run.err());
    }

    @Test
    void anyOtherPropertyIsTaken() {
        Launched run = shot(LAUNCHER, Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=/tmp -Dname=value"));
        assertEquals(0, run.exit(), run.err());
    }

    @Test
    void aHeapSmallerThanThatOfABatchIsTaken() {
        List<String> batch = List.of(LAUNCHER.toString(), "batch");
        assertEquals(
                0,
                Launched.run(batch, "dice 2d6\n", Map.of("REDOUBT_JAVA_OPTS", "-Xmx16m"))
                        .exit());
    }

    @Test
    void aLimitOfMemoryIsTold() {
        String line = "ulimit -v 1500000; exec '" + LAUNCHER + "' " + String.join(" ", SHOT);
        assertFails("limited to 1500000 kB", Launched.run(List.of("sh", "-c", line), ""));
    }

    private Path install(String checksum) throws IOException {
        Path place = folder.resolve("install");
        Files.createDirectories(place.resolve("bin"));
        Files.createDirectories(place.resolve("lib"));
        Files.copy(LAUNCHER, place.resolve("bin/redoubt"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.copy(Path.of(System.getProperty("redoubt.jar")), place.resolve("lib/redoubt.jar"));
        Files.writeString(place.resolve("lib/redoubt.id"), "test\n" + checksum);
        return place;
    }

    private static String checksum() {
        return Launched.run(List.of("sh", "-c", "exec cksum <'" + System.getProperty("redoubt.jar") + "'"), "")
                .out();
    }

    private static void damage(Path jar, int from, int length) throws IOException {
        byte[] bytes = Files.readAllBytes(jar);
        for (int i = from; i < from + length; i++) {
            bytes[i] ^= 0x55;
        }
        Files.write(jar, bytes);
    }

    @Test
    void aJarThatIsDamagedInTheMiddleIsTold() throws IOException {
        Path place = install(checksum());
        Launched sound = shot(place.resolve("bin/redoubt"), Map.of());
        assertEquals(0, sound.exit(), sound.err());
        Path jar = place.resolve("lib/redoubt.jar");
        damage(jar, (int) Files.size(jar) / 2, 1);
        assertFails("is damaged", shot(place.resolve("bin/redoubt"), Map.of()));
    }

    /** What the launcher cannot know, with an archive for example, the program finds when it stumbles over it. */
    @ParameterizedTest
    @ValueSource(strings = {"io/redoubt/cli/Cli.class", "io/redoubt/rules/fow/shooting/Shoot.class"})
    void aDamagedClassIsNoBug(String entry) throws IOException {
        Path place = install("");
        Path jar = place.resolve("lib/redoubt.jar");
        String bytes = Files.readString(jar, StandardCharsets.ISO_8859_1);
        int at = bytes.indexOf(entry);
        assertTrue(at > 0, entry);
        damage(jar, at + entry.length(), 400);
        assertFails("the jar is damaged", shot(place.resolve("bin/redoubt"), Map.of()));
    }
}
