package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
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
@Timeout(value = 3600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StreamsIT {
    private static final Path LAUNCHER = Launched.ROOT.resolve("scripts/redoubt");
    private static final Map<String, String> PLAIN = Map.of("LC_ALL", "C");

    @TempDir
    private Path folder;

    /** From a file: what a test in the plain locale hands to a process as an argument has lost its letters by then. */
    private Launched shell(String script) throws IOException {
        Path file = Files.writeString(folder.resolve("script.sh"), "cd '" + folder + "' || exit\n" + script + "\n");
        return Launched.run(List.of("sh", file.toString()), "", PLAIN);
    }

    /** Else the first file that Java opens, its own library, would stand in the place of the stream. */
    @ParameterizedTest
    @ValueSource(strings = {"batch", "batch -", "play", "compare -", "foresee -"})
    void aClosedStandardInputIsAnEmptyOne(String command) throws IOException {
        Launched closed = shell(LAUNCHER + " " + command + " <&-");
        Launched empty = shell(LAUNCHER + " " + command + " </dev/null");
        assertEquals(empty, closed);
        assertEquals("", closed.out());
    }

    @Test
    void closedOutputsAreNoFault() throws IOException {
        assertEquals(new Launched(0, "", ""), shell(LAUNCHER + " dice 2d6 --odds >&-"));
        assertEquals(2, shell(LAUNCHER + " dice 2e6 2>&-").exit());
    }

    /** The system lets no file grow beyond a block or two, which is what a full disk does. */
    @Test
    void aTableThatDoesNotFitIsNotLeftInHalf() throws IOException {
        Launched full = shell(
                "printf '" + pieces(200) + "save all.pieces\\n' | (ulimit -f 1; " + LAUNCHER + " play >/dev/null)");
        assertEquals(4, full.exit(), full.err());
        assertTrue(full.err().contains("all.pieces could not be written: "), full.err());
        assertEquals(List.of(folder.resolve("script.sh")), files());
    }

    private static String pieces(int number) {
        StringBuilder adds = new StringBuilder();
        for (int i = 0; i < number; i++) {
            adds.append("add nest nest-").append(i).append("\\n");
        }
        return adds.toString();
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a:b", "Höhe 112", "東:京"})
    void itRunsWhereverItLies(String name) throws IOException {
        for (String locale : List.of("C", "C.UTF-8")) {
            Launched run = shell("""
                    mkdir -p '%1$s/scripts' '%1$s/target'
                    cp -p '%2$s/scripts/redoubt' '%1$s/scripts'
                    cp -p '%2$s'/target/redoubt.jar '%2$s'/target/redoubt.id '%1$s/target'
                    LC_ALL=%3$s '%1$s/scripts/redoubt' rules FOW-NEST-04
                    """.formatted(name, Launched.ROOT, locale));
            assertEquals(0, run.exit(), run.err());
            assertTrue(run.out().startsWith("FOW-NEST-04"), run.out());
        }
    }

    @Test
    void lettersBeyondAsciiAreReadInThePlainLocale() throws IOException {
        Launched played =
                shell("printf 'add nest höhe\\nlist\\n' | " + LAUNCHER + " play bücher.battle && ls *.battle");
        assertEquals(0, played.exit(), played.err());
        assertTrue(played.out().contains("höhe  nest"), played.out());
        assertTrue(played.out().endsWith("bücher.battle\n"), played.out());
        Launched shown = shell(LAUNCHER + " shoot --at höhe --skill 4 --rof 1 --firepower 3 --odds");
        assertTrue(shown.err().contains("höhe"), shown.err());
    }

    @ParameterizedTest
    @CsvSource({
        "verify pipe, 4",
        "play pipe, 4",
        "dh deploy-check pipe, 4",
        "cards --file pipe, 4",
        "batch pipe, 4",
        "foresee pipe, 4",
        "dh shoot --by t34 --cards pipe, 4",
        "shoot mg42 --battle pipe, 4"
    })
    void aPipeIsNotWaitedFor(String command, int exit) throws IOException {
        Launched run = shell("mkfifo pipe && " + LAUNCHER + " " + command + " </dev/null");
        assertEquals(exit, run.exit(), run.err());
        assertTrue(run.err().contains("pipe or a device"), run.err());
    }

    /** Beside a battle, in the user's own folder, and where a report is to be written. */
    @Test
    void aPipeInThePlaceOfAFileOfItsOwnIsNotWaitedFor() throws IOException {
        Launched seed = shell(LAUNCHER + " play a.battle </dev/null; rm a.battle.seed; mkfifo a.battle.seed; echo "
                + "'shoot --at nest --skill 4 --rof 1 --firepower 3' | " + LAUNCHER + " play a.battle");
        assertEquals(4, seed.exit(), seed.err());
        assertTrue(seed.err().contains("a.battle.seed cannot be read: it is a pipe or a device"), seed.err());
        Launched config = shell("mkdir -p conf/redoubt; mkfifo conf/redoubt/config.toml; XDG_CONFIG_HOME=$PWD/conf "
                + LAUNCHER + " dice 2d6 --odds");
        assertEquals(4, config.exit(), config.err());
        assertTrue(config.err().contains("config.toml cannot be read: it is a pipe or a device"), config.err());
        Launched cards = shell("mkfifo conf/redoubt/cards.toml; rm conf/redoubt/config.toml; XDG_CONFIG_HOME=$PWD/conf "
                + LAUNCHER + " cards nobody");
        assertEquals(4, cards.exit(), cards.err());
        assertTrue(cards.err().contains("it is a pipe or a device"), cards.err());
    }

    /** The opponent who has another account and no right to the secret checks everything else. */
    @Test
    void aRunningBattleIsVerifiedWithoutRightsToItsSecret() throws IOException {
        assumeTrue(shell("setpriv --reuid=65534 --clear-groups true").exit() == 0, "takes root to be somebody else");
        Launched verified =
                shell("chmod 755 . && " + LAUNCHER + " play a.battle </dev/null; REDOUBT_ARCHIVE=off HOME=/nonexistent "
                        + "setpriv --reuid=65534 --clear-groups java -cp "
                        + System.getProperty("redoubt.jar", "target/redoubt.jar")
                        + " io.redoubt.Main verify a.battle");
        assertEquals(0, verified.exit(), verified.err());
        assertTrue(verified.out().startsWith("a.battle: valid\n"), verified.out());
        assertTrue(
                verified.out()
                        .replaceAll("\\s+", " ")
                        .contains("a.battle.seed is readable only by its owner; end reveals the secret"),
                verified.out());
    }

    /** A line without an end does not fill the memory: it is refused with little of it. */
    @Test
    void aLineWithoutEndIsRefused() throws IOException {
        Launched plan = shell("head -c 400000000 /dev/zero | REDOUBT_JAVA_OPTS=-Xmx64m " + LAUNCHER + " plan n1=x -");
        assertEquals(4, plan.exit(), plan.err());
        assertTrue(plan.err().contains("larger than 4 MiB"), plan.err());
        Launched compare = shell("head -c 400000000 /dev/zero | REDOUBT_JAVA_OPTS=-Xmx64m " + LAUNCHER + " compare -");
        assertEquals(4, compare.exit(), compare.err());
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
