package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.redoubt.cli.parsing.ShellWords;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The class-data archive: made in the background by the first run, used by the next, the same answers with it. */
@Timeout(value = 3600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LauncherArchiveIT {
    private static final Path JAVA = Path.of(System.getProperty("java.home"));
    private static final Path LAUNCHER = Launched.ROOT.resolve("scripts/redoubt");
    private static final Duration PATIENCE = Duration.ofMinutes(20);
    private static final long LOOK_MILLIS = 20;

    @TempDir
    private Path folder;

    private boolean trained;

    @BeforeEach
    void anArchiveIsPossible() {
        assumeTrue(Files.isReadable(JAVA.resolve("release")), "without it the launcher makes no archive");
        assumeFalse(Launched.ROOT.toString().contains(":"), "there is none for such a path (decision 0003)");
    }

    /** The trainer outlives the run that started it; it must not write into a folder that is being deleted. */
    @AfterEach
    void theTrainerIsDone() throws Exception {
        if (trained) {
            archive();
        }
    }

    private Launched ask(Path launcher, Map<String, String> more) {
        return ask(launcher, List.of("dice", "12d6>=4", "--seed", "7"), more);
    }

    private Launched ask(Path launcher, List<String> question, Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(Map.of(
                "JAVA_HOME", JAVA.toString(),
                "HOME", folder.toString(),
                "XDG_CACHE_HOME", folder.resolve("cache").toString(),
                "REDOUBT_ARCHIVE", "on"));
        environment.putAll(more);
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(question);
        return Launched.run(command, "", environment);
    }

    /** The archive, once it lies there whole and nobody writes any more; awaited, for the trainer tells nobody. */
    private Path archive() throws Exception {
        Instant until = Instant.now().plus(PATIENCE);
        while (true) {
            List<Path> files = files(folder.resolve("cache"));
            for (Path file : files) {
                Path length = Path.of(file + ".length");
                if (files.size() == 2 && files.contains(length) && isWhole(file, length)) {
                    return file;
                }
            }
            assertTrue(Instant.now().isBefore(until), () -> "no archive, only " + files);
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    private static boolean isWhole(Path archive, Path length) throws IOException {
        return Files.readString(length).strip().equals(Long.toString(Files.size(archive)));
    }

    private static List<Path> files(Path cache) throws IOException {
        if (!Files.exists(cache)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(cache)) {
            return all.filter(Files::isRegularFile).toList();
        } catch (UncheckedIOException e) {
            return List.of(); // the trainer took something away while we looked
        }
    }

    @Test
    void theFirstRunMakesItAndTheNextOnesUseIt() throws Exception {
        trained = true;
        Launched first = ask(LAUNCHER, Map.of());
        assertEquals(0, first.exit(), first.err());
        Path archive = archive();

        Path loaded = folder.resolve("loaded");
        Map<String, String> listing = Map.of("REDOUBT_JAVA_OPTS", "-Xlog:class+load:file=" + loaded);
        assertEquals(first, ask(LAUNCHER, listing));
        assertTrue(Files.readString(loaded).contains("io.redoubt.Main source: shared objects file"), "not used");

        Files.delete(loaded);
        Path link = Files.createSymbolicLink(folder.resolve("umpire"), LAUNCHER);
        Path linkToLink = Files.createSymbolicLink(folder.resolve("shortcut"), link.getFileName());
        assertEquals(first, ask(linkToLink, listing));
        assertTrue(Files.readString(loaded).contains("io.redoubt.Main source: shared objects file"), "not used");
        assertEquals(archive, archive());
    }

    /**
     * One class that is missing there opens the jar. Lambdas of Java's own are not ours to archive, and whether two workers
     * wait for a lock, which takes a class of its own, depends on the moment.
     */
    @Test
    void whatPlayersAskMostComesFromItWhole() throws Exception {
        trained = true;
        ask(LAUNCHER, Map.of());
        archive();
        String shot = "fow shoot --at nest --skill 4+ --firepower 3+ ";
        Path lines = Files.writeString(folder.resolve("lines"), shot + "--rof 1 --teams 20\n");
        Path area = Launched.ROOT.resolve("src/test/resources/deployments/five-faults.toml");
        Path rules = Launched.ROOT.resolve("src/test/resources/rulefiles/bunker.rules");
        for (String question : List.of(
                shot + "--rof 2 --odds",
                shot + "--rof 2 --seed 1",
                shot + "--rof 1 --dice 1",
                shot + "--rof 1..3 --odds",
                "vv shoot --apfp 12 --at bunker-wood --leader 1 --units 2-6-3,leader --odds --json",
                "dh shoot --by small-arms --at slog --shots 6 --ap 8 --guts 6 --odds",
                "lg gap --points 10 --hit 7/10 --penetrate 6/10 --odds",
                "dice 3d6 --seed 7",
                "dice 4d6kh3 --odds",
                "compare '" + shot + "--rof 2' '" + shot + "--rof 3'",
                "fow deploy-check " + area,
                "batch " + lines,
                "batch --jobs 2 " + lines,
                "--rules " + rules + " shoot --skill green --seed 7",
                "--rules " + rules + " rally --odds",
                "rules FOW-NEST-04",
                "readings",
                "cards")) {
            Path loaded = folder.resolve("loaded");
            ask(LAUNCHER, ShellWords.of(question), Map.of("REDOUBT_JAVA_OPTS", "-Xlog:class+load:file=" + loaded));
            List<String> missing = Files.readAllLines(loaded).stream()
                    .filter(line -> line.contains(" source: ") && !line.endsWith("shared objects file"))
                    .filter(line -> !line.contains("java.lang.invoke.LambdaForm") && !line.contains("$$Lambda"))
                    .filter(line -> !line.contains("java.util.concurrent.locks."))
                    .toList();
            assertEquals(List.of(), missing, question);
        }
    }

    /** Java itself would fall over it. */
    @Test
    void anArchiveThatWasCutOffIsNotUsedAndMadeAnew() throws Exception {
        trained = true;
        Launched first = ask(LAUNCHER, Map.of());
        Path archive = archive();
        try (FileChannel file = FileChannel.open(archive, StandardOpenOption.WRITE)) {
            file.truncate(file.size() / 2);
        }
        assertEquals(first, ask(LAUNCHER, Map.of()));
        assertEquals(archive, archive());
    }

    /** Java checks no bytes of it, and crashes; the next start finds Java's report. */
    @Test
    void anArchiveThatMadeJavaCrashIsMadeAnew() throws Exception {
        trained = true;
        Launched first = ask(LAUNCHER, Map.of());
        Path archive = archive();
        Files.setPosixFilePermissions(archive, PosixFilePermissions.fromString("rw-------"));
        FileTime time = Files.getLastModifiedTime(archive);
        try (FileChannel file = FileChannel.open(archive, StandardOpenOption.WRITE)) {
            byte[] damage = new byte[(int) file.size() / 2];
            Arrays.fill(damage, (byte) 0x5a);
            file.write(ByteBuffer.wrap(damage), file.size() / 4);
        }
        Files.setLastModifiedTime(archive, time);
        Launched crashed = ask(LAUNCHER, Map.of());
        assumeFalse(crashed.equals(first), "this Java noticed it");
        Launched next = ask(LAUNCHER, Map.of());
        assertEquals(first.out(), next.out(), next.err());
        assertEquals(0, next.exit());
        assertTrue(next.err().contains("is made anew"), next.err());
        Files.delete(folder.resolve("cache/redoubt/crash.log"));
        assertEquals(archive, archive());
        assertEquals(first, ask(LAUNCHER, Map.of()));
    }

    /** An archive is code: where others can put one, none is used. */
    @Test
    void anArchiveInAFolderThatOthersCanWriteIsNotUsed() throws Exception {
        trained = true;
        Launched first = ask(LAUNCHER, Map.of());
        Path archive = archive();
        Files.setPosixFilePermissions(archive.getParent(), PosixFilePermissions.fromString("rwxrwxrwx"));
        Path loaded = folder.resolve("loaded");
        assertEquals(first, ask(LAUNCHER, Map.of("REDOUBT_JAVA_OPTS", "-Xlog:class+load:file=" + loaded)));
        assertFalse(Files.readString(loaded).contains("io.redoubt.Main source: shared objects file"), "used");
        Files.setPosixFilePermissions(archive.getParent(), PosixFilePermissions.fromString("rwx------"));
    }

    /** Only who may give files away can try this. */
    @Test
    void anArchiveOfSomebodyElseIsNotUsedAndMadeAnew() throws Exception {
        assumeTrue("root".equals(System.getProperty("user.name")), "takes root");
        trained = true;
        Launched first = ask(LAUNCHER, Map.of());
        Path archive = archive();
        UserPrincipal owner = Files.getOwner(archive);
        Files.setOwner(
                archive, archive.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        Path loaded = folder.resolve("loaded");
        assertEquals(first, ask(LAUNCHER, Map.of("REDOUBT_JAVA_OPTS", "-Xlog:class+load:file=" + loaded)));
        assertFalse(Files.readString(loaded).contains("io.redoubt.Main source: shared objects file"), "used");
        Instant until = Instant.now().plus(PATIENCE);
        while (!Files.getOwner(archive()).equals(owner)) {
            assertTrue(Instant.now().isBefore(until), "not made anew");
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    @Test
    void withoutTheJavaThatWasNamedNothingIsDone() throws IOException {
        Launched run = ask(LAUNCHER, Map.of("JAVA_HOME", "/none"));
        assertEquals(69, run.exit());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("redoubt: there is no java at JAVA_HOME (/none)."), run.err());
        assertEquals(List.of(), files(folder));
    }
}
