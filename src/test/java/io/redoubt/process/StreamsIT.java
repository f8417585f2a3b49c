package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a shell may hand over: streams that are closed, pipes for files, and names that few programs expect. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StreamsIT {
    private static final Path LAUNCHER = Launched.ROOT.resolve("scripts/redoubt");
    private static final Map<String, String> PLAIN = Map.of("LC_ALL", "C");

    @TempDir
    private Path folder;

    private Launched shell(String script) {
        return Launched.run(List.of("sh", "-c", "cd '" + folder + "' && " + script), "", PLAIN);
    }

    /** Else the first file that Java opens, its own library, would stand in the place of the stream. */
    @ParameterizedTest
    @ValueSource(strings = {"batch", "batch -", "play", "compare -", "foresee -"})
    void aClosedStandardInputIsAnEmptyOne(String command) {
        Launched closed = shell(LAUNCHER + " " + command + " <&-");
        Launched empty = shell(LAUNCHER + " " + command + " </dev/null");
        assertEquals(empty, closed);
        assertEquals("", closed.out());
    }

    @Test
    void closedOutputsAreNoFault() {
        assertEquals(new Launched(0, "", ""), shell(LAUNCHER + " dice 2d6 --odds >&-"));
        assertEquals(2, shell(LAUNCHER + " dice 2e6 2>&-").exit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a:b", "Höhe 112", "東:京"})
    void itRunsWhereverItLies(String name) throws Exception {
        Path install = Files.createDirectories(folder.resolve(name));
        for (String file : List.of("scripts/redoubt", "target/redoubt.jar", "target/redoubt.id")) {
            Path copy = install.resolve(file);
            Files.createDirectories(copy.getParent());
            Files.copy(Launched.ROOT.resolve(file), copy, StandardCopyOption.COPY_ATTRIBUTES);
        }
        for (String locale : List.of("C", "C.UTF-8")) {
            Launched run = Launched.run(
                    List.of(install.resolve("scripts/redoubt").toString(), "rules", "FOW-NEST-04"),
                    "",
                    Map.of("LC_ALL", locale));
            assertEquals(0, run.exit(), run.err());
            assertTrue(run.out().startsWith("FOW-NEST-04"), run.out());
        }
    }

    @Test
    void lettersBeyondAsciiAreReadInThePlainLocale() throws Exception {
        Launched played = shell("printf 'add nest höhe\\nlist\\n' | " + LAUNCHER + " play bücher.battle");
        assertEquals(0, played.exit(), played.err());
        assertTrue(played.out().contains("höhe  nest"), played.out());
        assertTrue(Files.exists(folder.resolve("bücher.battle")));
        Launched shown = shell(LAUNCHER + " shoot --at höhe --skill 4 --rof 1 --firepower 3 --odds");
        assertTrue(shown.err().contains("höhe"), shown.err());
    }

    @ParameterizedTest
    @CsvSource({
        "verify pipe, 4",
        "play pipe, 4",
        "dh deploy-check pipe, 4",
        "cards --file pipe, 4",
        "dh shoot --by t34 --cards pipe, 4",
        "shoot mg42 --battle pipe, 4"
    })
    void aPipeIsNotWaitedFor(String command, int exit) {
        Launched run = shell("mkfifo pipe && " + LAUNCHER + " " + command + " </dev/null");
        assertEquals(exit, run.exit(), run.err());
        assertTrue(run.err().contains("pipe or a device"), run.err());
    }

    /** Questions come from there already: to wait for a file in the same stream would be to wait for ever. */
    @Test
    void aBatchDoesNotReadItsOwnInputAsAFile() {
        Launched run = Launched.fed("dh shoot --by t34 --at x --cards /dev/stdin\ndice 2d6\n", "batch");
        assertEquals(4, run.exit());
        assertTrue(run.out().contains("the questions themselves come from there"), run.out());
        assertEquals(2, run.out().lines().count());
        assertFalse(run.err().contains("\tat "), run.err());
    }
}
