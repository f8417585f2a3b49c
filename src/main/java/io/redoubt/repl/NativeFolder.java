package io.redoubt.repl;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.Map;

/**
 * Where JLine unpacks the library it talks to the terminal with: the program's own cache, as code has no business in a
 * folder that everybody can write to. What a killed session left there is taken away by the next.
 */
final class NativeFolder {
    /** A session that has only just begun may still need what it unpacked; later nobody does. */
    private static final Duration IN_USE = Duration.ofMinutes(1);

    private NativeFolder() {}

    /** Tells JLine; without a home it keeps to the folder for temporary files. */
    static void choose(Map<String, String> env) {
        String cache = env.getOrDefault("XDG_CACHE_HOME", "");
        String home = env.getOrDefault("HOME", "");
        if (!cache.startsWith("/") && home.isEmpty()) {
            return;
        }
        Path folder = (cache.startsWith("/") ? Path.of(cache) : Path.of(home, ".cache")).resolve("redoubt/native");
        try {
            Files.createDirectories(folder);
            tidy(folder, FileTime.fromMillis(System.currentTimeMillis() - IN_USE.toMillis()));
            System.setProperty("jline.tmpdir", folder.toString());
        } catch (IOException e) {
            // Then there is no cache.
        }
    }

    /** Takes away what is older. */
    static void tidy(Path folder, FileTime than) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "jlinenative-*")) {
            for (Path file : files) {
                if (Files.getLastModifiedTime(file).compareTo(than) < 0) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }
}
