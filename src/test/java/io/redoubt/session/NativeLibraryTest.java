package io.redoubt.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jline.nativ.OSInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** The library that talks to the terminal lies in the program's own cache, once. */
@EnabledOnOs(OS.LINUX)
@ResourceLock(Resources.SYSTEM_PROPERTIES)
class NativeLibraryTest {
    private static final String PROPERTY = "library.jline.path";
    private static final List<String> PROPERTIES = List.of(PROPERTY, "jline.tmpdir");

    @TempDir
    private Path home;

    private final Map<String, String> before = new HashMap<>();

    @BeforeEach
    void remember() {
        for (String property : PROPERTIES) {
            before.put(property, System.getProperty(property, ""));
            System.clearProperty(property);
        }
    }

    @AfterEach
    void restore() {
        before.forEach((property, value) -> {
            System.clearProperty(property);
            if (!value.isEmpty()) {
                System.setProperty(property, value);
            }
        });
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void itIsInTheCacheOfTheHomeAndMadeAnewIfItIsNotWhatItWas() throws IOException {
        Path folder = home.resolve(".cache/redoubt/native");
        NativeLibrary.provide(Map.of("HOME", home.toString()));
        assertEquals(folder.toString(), System.getProperty(PROPERTY));
        Path library =
                folder.resolve(OSInfo.getNativeLibFolderPathForCurrentOS()).resolve("libjlinenative.so");
        assertEquals(List.of(library), files(folder));
        byte[] whole = Files.readAllBytes(library);
        assertTrue(whole.length > 10_000);
        Files.write(library, new byte[] {1});
        NativeLibrary.provide(Map.of("HOME", home.toString()));
        assertArrayEquals(whole, Files.readAllBytes(library));
        assertEquals(List.of(library), files(folder));
    }

    @Test
    void oneThatIsThereIsLeftAsItIs() throws IOException {
        NativeLibrary.provide(Map.of("HOME", home.toString()));
        Path library = files(home).get(0);
        Object key = Files.readAttributes(library, "unix:ino").get("ino");
        NativeLibrary.provide(Map.of("HOME", home.toString()));
        assertEquals(key, Files.readAttributes(library, "unix:ino").get("ino"));
    }

    @Test
    void aCacheOfItsOwnComesFirstIfItIsAWholePath() {
        NativeLibrary.provide(Map.of(
                "HOME", home.toString(), "XDG_CACHE_HOME", home.resolve("x").toString()));
        assertEquals(home.resolve("x/redoubt/native").toString(), System.getProperty(PROPERTY));
        NativeLibrary.provide(Map.of("HOME", home.toString(), "XDG_CACHE_HOME", "x"));
        assertEquals(home.resolve(".cache/redoubt/native").toString(), System.getProperty(PROPERTY));
    }

    @Test
    void withoutAHomeOrWhereNoneCanBeMadeItStaysAsItIs() throws IOException {
        NativeLibrary.provide(Map.of());
        assertEquals("", System.getProperty(PROPERTY, ""));
        Path file = Files.writeString(home.resolve("file"), "");
        NativeLibrary.provide(Map.of("HOME", file.toString()));
        assertEquals("", System.getProperty(PROPERTY, ""));
    }
}
