package io.redoubt.repl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The library that talks to the terminal lies in the program's own cache, and does not pile up there. */
@ResourceLock(Resources.SYSTEM_PROPERTIES)
class NativeFolderTest {
    private static final String PROPERTY = "jline.tmpdir";

    @TempDir
    private Path home;

    private String before = "";

    @BeforeEach
    void remember() {
        before = System.getProperty(PROPERTY, "");
        System.clearProperty(PROPERTY);
    }

    @AfterEach
    void restore() {
        if (before.isEmpty()) {
            System.clearProperty(PROPERTY);
        } else {
            System.setProperty(PROPERTY, before);
        }
    }

    private Path left(Path folder, String name, Duration ago) throws Exception {
        Path file = Files.writeString(Files.createDirectories(folder).resolve(name), "x");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(ago)));
        return file;
    }

    @Test
    void itIsTheCacheOfTheHome() {
        NativeFolder.choose(Map.of("HOME", home.toString()));
        assertEquals(home.resolve(".cache/redoubt/native").toString(), System.getProperty(PROPERTY));
    }

    @Test
    void aCacheOfItsOwnComesFirstIfItIsAWholePath() {
        NativeFolder.choose(Map.of(
                "HOME", home.toString(), "XDG_CACHE_HOME", home.resolve("x").toString()));
        assertEquals(home.resolve("x/redoubt/native").toString(), System.getProperty(PROPERTY));
        NativeFolder.choose(Map.of("HOME", home.toString(), "XDG_CACHE_HOME", "x"));
        assertEquals(home.resolve(".cache/redoubt/native").toString(), System.getProperty(PROPERTY));
    }

    @Test
    void withoutAHomeOrWhereNoneCanBeMadeItStaysAsItIs() throws Exception {
        NativeFolder.choose(Map.of());
        assertEquals("", System.getProperty(PROPERTY, ""));
        Path file = Files.writeString(home.resolve("file"), "");
        NativeFolder.choose(Map.of("HOME", file.toString()));
        assertEquals("", System.getProperty(PROPERTY, ""));
    }

    @Test
    void whatAKilledSessionLeftIsTakenAway() throws Exception {
        Path folder = home.resolve(".cache/redoubt/native");
        Path old = left(folder, "jlinenative-1.so", Duration.ofHours(1));
        Path fresh = left(folder, "jlinenative-2.so", Duration.ofSeconds(5));
        Path other = left(folder, "somebody's", Duration.ofDays(9));
        NativeFolder.choose(Map.of("HOME", home.toString()));
        assertFalse(Files.exists(old));
        assertTrue(Files.exists(fresh), "its session may only just begin");
        assertTrue(Files.exists(other));
    }
}
