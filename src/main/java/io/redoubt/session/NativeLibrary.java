package io.redoubt.session;

import io.redoubt.cli.runtime.UserFolder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Map;
import org.jline.nativ.JLineNativeLoader;
import org.jline.nativ.OSInfo;

/**
 * JLine's native library for the terminal. It is kept in the user's own cache folder, because code in a folder writable
 * by other users is unsafe. JLine by itself would unpack it at every start, and leave it behind if it is killed.
 */
final class NativeLibrary {
    private NativeLibrary() {}

    /**
     * Provides the library and sets its path for JLine. Without a home folder, or on an unsupported system, JLine uses
     * its default.
     */
    static void provide(Map<String, String> env) {
        UserFolder.cache(env).ifPresent(own -> provide(own.resolve("native")));
    }

    private static void provide(Path folder) {
        String name = OSInfo.getNativeLibFolderPathForCurrentOS()
                + '/'
                + System.mapLibraryName("jlinenative").replace(".dylib", ".jnilib");
        try (InputStream packed = JLineNativeLoader.class.getResourceAsStream("/org/jline/nativ/" + name)) {
            if (packed != null) {
                keep(packed.readAllBytes(), folder.resolve(name));
                System.setProperty("jline.tmpdir", folder.toString()); // fallback if loading from there fails
                System.setProperty("library.jline.path", folder.toString());
            }
        } catch (IOException e) {
            // There is no cache then.
        }
    }

    /** Writes the library unless the file already has this content. */
    private static void keep(byte[] library, Path file) throws IOException {
        if (Files.isRegularFile(file)
                && Files.size(file) == library.length
                && Arrays.equals(Files.readAllBytes(file), library)) {
            return;
        }
        Path folder = Files.createDirectories(file.toAbsolutePath().getParent());
        Path fresh = Files.createTempFile(folder, "unpacked", "");
        try {
            Files.write(fresh, library);
            Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
