package io.redoubt.process;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive that is handed out, made of the jar of this build: unpacked, it rules as the clone does. */
class ReleaseIT {
    private static final Path JAR = Path.of(System.getProperty("redoubt.jar", ""));
    private static final int DIRECTORY_ENTRY = 0x02014b50;
    private static final int DIRECTORY_END = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int NAMES_IN_UTF_8 = 1 << 11;

    @TempDir
    private Path folder;

    @Test
    void theArchiveIsMadeAndRules() throws IOException {
        Launched made = Launched.run(
                List.of(Launched.ROOT.resolve("scripts/release").toString(), "--tar", folder.toString()), "", java());
        assertEquals(0, made.exit(), made.err());
        Path archive;
        try (Stream<Path> files = Files.list(folder)) {
            archive = files.findFirst().orElseThrow();
        }
        Launched unpacked = Launched.run(List.of("tar", "-xzf", archive.toString(), "-C", folder.toString()), "");
        assertEquals(0, unpacked.exit(), unpacked.err());
        Path install = Path.of(archive.toString().replaceFirst("\\.tar\\.gz$", ""));

        String[] question = "fow shoot --at nest --skill 4+ --rof 2 --firepower 3+ --range 12in --seed 42".split(" ");
        List<String> command = Stream.concat(
                        Stream.of(install.resolve("bin/redoubt").toString()), Stream.of(question))
                .toList();
        assertEquals(Launched.run(question), Launched.run(command, "", java()));
        assertRulesByAFile(install.resolve("bin/redoubt").toString());
        assertArrayEquals(Files.readAllBytes(JAR), Files.readAllBytes(install.resolve("lib/redoubt.jar")));
        for (String part : List.of(
                "share/man/man1/redoubt.1",
                "share/man/man1/redoubt-fow-shoot.1",
                "share/man/man5/redoubt-config.5",
                "share/completions/redoubt.bash",
                "share/licences/README.txt",
                "share/licences/NOTICE",
                "share/sbom.cdx.json",
                "share/doc/manual",
                "README.md",
                "CHANGELOG.md")) {
            assertTrue(Files.exists(install.resolve(part)), part);
        }
    }

    private void assertRulesByAFile(String redoubt) throws IOException {
        Launched sample = Launched.run(List.of(redoubt, "rules", "--sample"), "", java());
        assertEquals(0, sample.exit(), sample.err());
        String file =
                Files.writeString(folder.resolve("tuesday.rules"), sample.out()).toString();
        Launched checked = Launched.run(List.of(redoubt, "rules", "--check", file), "", java());
        assertEquals(0, checked.exit(), checked.out() + checked.err());
        Launched shot = Launched.run(List.of(redoubt, "--rules", file, "shoot", "--hits", "2", "--odds"), "", java());
        assertTrue(shot.out().contains("destroyed  3/4"), shot.out() + shot.err());
    }

    /** The Java of this build, for those who have none on PATH. */
    private static Map<String, String> java() {
        return Map.of("JAVA_HOME", System.getProperty("java.home"));
    }

    /** What the launcher builds for a player and what a release has are the same bytes, whatever the locale and the zone. */
    @Test
    void neitherLocaleNorTimeZoneIsInTheJar() throws IOException {
        assertEquals(Set.of(NAMES_IN_UTF_8), nameFlags());
        Set<LocalDateTime> times = new HashSet<>();
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            jar.stream().map(ZipEntry::getTimeLocal).forEach(times::add);
        }
        String pom = Files.readString(Launched.ROOT.resolve("pom.xml"));
        assertEquals(1, times.size(), times::toString);
        assertTrue(
                pom.contains("<project.build.outputTimestamp>"
                        + times.iterator().next().toLocalDate() + "T00:00:00Z<"),
                times::toString);
    }

    private static Set<Integer> nameFlags() throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(JAR)).order(ByteOrder.LITTLE_ENDIAN);
        int end = bytes.limit() - END_LENGTH;
        assertEquals(DIRECTORY_END, bytes.getInt(end), "the jar has no comment");
        Set<Integer> flags = new HashSet<>();
        int at = bytes.getInt(end + 16);
        for (int left = bytes.getShort(end + 10) & 0xffff; left > 0; left--) {
            assertEquals(DIRECTORY_ENTRY, bytes.getInt(at));
            flags.add(bytes.getShort(at + 8) & NAMES_IN_UTF_8);
            at += 46 + bytes.getShort(at + 28) + bytes.getShort(at + 30) + bytes.getShort(at + 32);
        }
        return flags;
    }
}
