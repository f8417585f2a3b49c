package io.redoubt.repl;

import io.redoubt.cli.process.UserFolder;
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
 * What JLine talks to the terminal with. It lies in the program's own cache, as code has no business in a folder that
 * everybody can write to, and stays there: JLine would unpack it at every start and leave it behind when it is killed.
 */
final class NativeLibrary {
    private NativeLibrary() {}

    /**
     * Sees to it that it is there and tells JLine; without a home, or for a system it is not made for, JLine does as it
     * does.
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
                System.setProperty("jline.tmpdir", folder.toString()); // should the system refuse to load it from there
                System.setProperty("library.jline.path", folder.toString());
            }
        } catch (IOException e) {
            // Then there is no cache.
        }
    }

    /** One that is there already is read, and made anew unless it is this very library. */
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
