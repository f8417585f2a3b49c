package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The program as a shell sees it: exit codes, streams and pipes of the real process. */
class LauncherIT {
    private static final List<String> REPLACED = List.of("LambdaMetafactory", "ObjectMethods", "NestMembers");

    private static final String SHOT = "--at nest --skill veteran --rof 2 --firepower 3+ --range 12in";

    private static Launched shoot(String options) {
        return Launched.run(("fow shoot " + options).split(" "));
    }

    @Test
    void oddsAreExactAndOnStandardOutput() {
        Launched run = shoot(SHOT + " --odds --json");
        assertEquals(0, run.exit());
        assertEquals("", run.err());
        assertTrue(run.out()
                .contains("\"exact\":{\"unharmed\":\"25/81\",\"pinned\":\"136/729\",\"bailed-out\":\"0/1\","
                        + "\"destroyed\":\"368/729\"}"));
    }

    @Test
    void eachKindOfEndHasItsExitCode() {
        assertEquals(1, shoot(SHOT + " --odds --require destroyed>=99%").exit());
        assertEquals(2, shoot("--at nest --firepower 0").exit());
        assertEquals(3, shoot(SHOT.replace("12in", "17in")).exit());
        assertEquals(4, Launched.run("batch", "no/such/file").exit());
    }

    @Test
    void complaintsGoToStandardErrorWithoutAStackTrace() {
        Launched run = shoot("--at nest --skill trained --rof 2 --firepower 3+ --dice 5,4");
        assertEquals(2, run.exit());
        assertEquals("", run.out());
        assertTrue(run.err().contains("die 3 is missing"));
        assertFalse(run.err().contains("\tat "));
    }

    @Test
    void seedRepeatsARulingInAnotherProcess() {
        assertEquals(shoot(SHOT + " --seed 99"), shoot(SHOT + " --seed 99"));
    }

    /** A batch with rule files gets the collector of a batch, not that of a single question. */
    @Test
    void theLauncherLooksPastRuleFiles() {
        assertTrue(flags("--rules none.rules batch").contains("-XX:+UseSerialGC"));
    }

    /** A plan stays small: it would take three times the memory with a heap of the usual size. */
    @Test
    void aPlanHasASmallHeap() {
        String small = "-XX:MaxNewSize=16777216";
        assertTrue(flags("fow plan").contains(small));
        assertTrue(flags("foresee").contains(small));
        assertFalse(flags("dice d6").contains(small));
    }

    /** Reading a rule file runs most of its code a few times, which does not pay for compiling it. */
    @Test
    void aRuleFileIsReadWithLittleCompiling() {
        String later = "-XX:CompileThresholdScaling=8";
        assertTrue(flags("--rules none.rules shoot").contains(later));
        assertTrue(flags("--rules=none.rules shoot").contains(later));
        assertFalse(flags("--rules none.rules batch").contains(later));
        assertFalse(flags("dice d6").contains(later));
    }

    private static String flags(String words) {
        String launcher = Launched.ROOT.resolve("scripts/redoubt").toString();
        String flags = "REDOUBT_JAVA_OPTS=-XX:+PrintCommandLineFlags '" + launcher + "' " + words;
        Launched run = Launched.run(List.of("sh", "-c", flags), "");
        return run.out() + run.err();
    }

    @Test
    void standardInputReachesABatch() {
        Launched run = Launched.fed("shoot " + SHOT + "\nnonsense\n", "batch", "-");
        assertEquals(2, run.exit());
        assertEquals(2, run.out().lines().count());
    }

    /** What is answered goes out while a question after it is counted, so that nothing is lost if that is stopped. */
    @Test
    void anAnswerDoesNotWaitForALongCount() throws IOException {
        Process batch = new ProcessBuilder(
                        Launched.ROOT.resolve("scripts/redoubt").toString(), "batch")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader from = batch.inputReader(StandardCharsets.UTF_8)) {
            try (Writer to = batch.outputWriter(StandardCharsets.UTF_8)) { // closed: the batch never waits for more
                to.write("shoot " + SHOT + "\nshoot " + SHOT + "\ndice 200d200kh100 --patience 1h\n");
            }
            assertTrue(from.readLine().contains("\"mode\":\"odds\""));
            assertTrue(from.readLine().contains("\"mode\":\"odds\""));
        } finally {
            batch.descendants().forEach(ProcessHandle::destroyForcibly);
            batch.destroyForcibly();
        }
    }

    @Test
    void closedPipeEndsQuietly() {
        String launcher = Launched.ROOT.resolve("scripts/redoubt").toString();
        String line = "shoot " + SHOT;
        Launched run = Launched.run(
                List.of("sh", "-c", "yes '" + line + "' | head -n 20000 | '" + launcher + "' batch | head -n 1"), "");
        assertEquals(0, run.exit());
        assertEquals("", run.err());
        assertEquals(1, run.out().lines().count());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void fullDiskIsNoAnswer() {
        String launcher = Launched.ROOT.resolve("scripts/redoubt").toString();
        Launched run = Launched.run(List.of("sh", "-c", "'" + launcher + "' shoot " + SHOT + " >/dev/full"), "");
        assertEquals(4, run.exit());
        assertTrue(run.err().startsWith("redoubt: the answer could not be written: "), run.err());
    }

    @Test
    void pipeGetsNoColour() {
        assertFalse(shoot(SHOT).out().contains("\u001b"));
        assertTrue(shoot(SHOT + " --color always").out().contains("\u001b"));
    }

    /** Nobody can be asked whether such a builder still lives; after a minute the next one takes its place. */
    @Test
    void aBuilderKilledBeforeItSaidWhoItIsIsNotWaitedForForEver(@TempDir Path install) throws IOException {
        Path building = Files.createDirectories(install.resolve("target/building"));
        Files.setLastModifiedTime(building, FileTime.from(Instant.now().minusSeconds(300)));
        Files.writeString(install.resolve("pom.xml"), "");
        Path launcher = Files.createDirectory(install.resolve("scripts")).resolve("redoubt");
        Files.copy(Launched.ROOT.resolve("scripts/redoubt"), launcher, StandardCopyOption.COPY_ATTRIBUTES);
        Path maven = Files.createDirectory(install.resolve("bin")).resolve("mvn");
        Files.writeString(maven, "#!/bin/sh\ncp '" + Launched.ROOT.resolve("target/redoubt.jar") + "' target\n");
        Files.setPosixFilePermissions(maven, PosixFilePermissions.fromString("rwx------"));
        Launched run = Launched.run(
                List.of(launcher.toString(), "rules", "FOW-NEST-04"),
                "",
                Map.of("PATH", maven.getParent() + ":" + System.getenv("PATH")));
        assertEquals(0, run.exit(), run.err());
        assertTrue(run.out().startsWith("FOW-NEST-04"), run.out());
        assertFalse(Files.exists(building));
    }

    @Test
    void trainingForTheArchiveIsSilentAndSucceeds() {
        assertEquals(new Launched(0, "", ""), Launched.run("--train"));
    }

    /** JLine reads what it knows of terminals byte by byte: from an entry that is not packed, each is a look at the file. */
    @Test
    void classesLieInTheJarAsTheyAreAndTheRestIsPacked() throws IOException {
        try (ZipFile jar =
                new ZipFile(Launched.ROOT.resolve("target/redoubt.jar").toFile())) {
            List<String> odd = jar.stream()
                    .filter(each -> (each.getMethod() == ZipEntry.STORED)
                            != each.getName().endsWith(".class"))
                    .map(ZipEntry::getName)
                    .toList();
            assertEquals(List.of(), odd);
        }
    }

    /** What was built before a change is no longer what is run after it; but for what the build replaces (decision 0018). */
    @Test
    void theJarHoldsWhatWasCompiledLast() throws IOException {
        Path compiled = Launched.ROOT.resolve("target/classes");
        try (ZipFile jar =
                        new ZipFile(Launched.ROOT.resolve("target/redoubt.jar").toFile());
                Stream<Path> files = Files.walk(compiled.resolve("io"))) {
            List<Path> classes = files.filter(Files::isRegularFile).toList();
            int same = 0;
            for (Path each : classes) {
                ZipEntry entry =
                        jar.getEntry(compiled.relativize(each).toString().replace(File.separatorChar, '/'));
                assertNotNull(entry, each.toString());
                byte[] bytes = Files.readAllBytes(each);
                String constants = new String(bytes, StandardCharsets.ISO_8859_1);
                if (REPLACED.stream().noneMatch(constants::contains)) {
                    assertArrayEquals(bytes, jar.getInputStream(entry).readAllBytes(), each.toString());
                    same++;
                }
            }
            assertTrue(same > 200, "only " + same);
        }
    }
}
