package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A batch over several hosts by GNU parallel: the joined answers are those of one machine. It needs sshd and parallel,
 * and runs where it is asked for: {@code mvn -Phosts verify}.
 */
@Tag("hosts")
class HostsIT {
    private static final String SHOT = "shoot --at nest --skill %d+ --rof %d --firepower 3+";

    @TempDir
    private Path folder;

    private Hosts hosts;

    @BeforeEach
    void start() throws IOException {
        hosts = new Hosts(folder, List.of("127.0.0.1", "127.0.0.2"));
        Files.writeString(folder.resolve("hosts"), hosts.logins());
        // Redoubt as it is installed on each of them, and the surroundings of these tests.
        Path installed = Files.writeString(
                folder.resolve("redoubt"), """
                #!/bin/sh
                export PATH='%s' HOME='%s' LC_ALL=C.UTF-8 REDOUBT_ARCHIVE=off
                exec '%s/scripts/redoubt' "$@"
                """.formatted(System.getenv("PATH"), folder, Launched.ROOT));
        Files.setPosixFilePermissions(installed, PosixFilePermissions.fromString("rwx------"));
    }

    @AfterEach
    void stop() {
        hosts.close();
    }

    /** Most are good; some are refused, wrong, comments or nothing at all, and the last has no line end. */
    private static String questions(int lines) {
        return IntStream.range(0, lines)
                .mapToObj(i -> switch (i % 9) {
                    case 3 -> "";
                    case 4 -> "# " + i;
                    case 5 -> SHOT.formatted(3, 1 + i % 40) + " --range 20in";
                    case 6 -> "nonsense " + i;
                    case 7 -> "{\"command\":\"shoot\",\"skil\":" + i + "}";
                    case 8 -> SHOT.formatted(4, 2) + " --seed " + i;
                    default -> SHOT.formatted(2 + i % 5, 1 + i % 40);
                })
                .collect(Collectors.joining("\n"));
    }

    private Launched spread(String questions, String how, String batch) {
        String command = "parallel --will-cite --sshloginfile " + folder + "/hosts --joblog " + folder + "/log"
                + " --pipe --keep-order " + how + " '" + folder + "/redoubt batch" + batch + "'";
        return Launched.run(List.of("sh", "-c", command), questions);
    }

    private Set<String> answerers() throws IOException {
        return Files.readAllLines(folder.resolve("log")).stream()
                .skip(1)
                .map(line -> line.split("\t", -1)[1])
                .map(host -> host.substring(host.lastIndexOf(' ') + 1))
                .collect(Collectors.toSet());
    }

    @Test
    void answersOfSeveralHostsJoinToThoseOfOneMachine() throws IOException {
        String good =
                questions(400).lines().filter(line -> line.startsWith("shoot")).collect(Collectors.joining("\n"));
        Launched one = Launched.fed(good, "batch");
        Launched many = spread(good, "--block 4k", "");
        assertEquals("", many.err());
        assertEquals(one.out(), many.out());
        assertEquals(Set.of("127.0.0.1", "127.0.0.2"), answerers());
    }

    @Test
    void errorsNameTheLineOfTheWholeFile() throws IOException {
        String questions = questions(400);
        for (String format : List.of("json", "csv")) {
            Launched one = Launched.fed(questions, "batch", "--format", format);
            Launched many = spread(
                    questions, "-N 100", " --format " + format + " --first-line {= $_ = 1 + 100 * (seq() - 1) =}");
            assertEquals(one.err(), many.err());
            assertTrue(one.out().contains("399"), one.out());
            assertEquals(one.out(), many.out());
            assertEquals(3, one.exit());
            // Parallel ends with the number of jobs that did not end with 0.
            assertEquals(4, many.exit());
        }
        assertEquals(Set.of("127.0.0.1", "127.0.0.2"), answerers());
    }
}
