package io.redoubt.cli.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32;

/** The jar from which the program runs. The JVM does not report it if the classes are on the boot path. */
public final class ShippedJar {
    private ShippedJar() {}

    /** Returns the jar; empty if the program runs from a folder of classes. */
    public static Optional<JarFile> find() throws IOException {
        URL self = ShippedJar.class.getResource("ShippedJar.class");
        return self != null && self.openConnection() instanceof JarURLConnection jar
                ? Optional.of(jar.getJarFile())
                : Optional.empty();
    }

    /** Returns the version of the build; empty if the program runs from a folder of classes. */
    public static Optional<String> version() throws IOException {
        Optional<JarFile> jar = find();
        return jar.isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(
                        jar.get().getManifest().getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION));
    }

    /**
     * Returns the first damaged file of the jar; empty if all are intact, or the program runs from a folder of classes.
     */
    public static Optional<String> damage() {
        try {
            Optional<JarFile> jar = find();
            return jar.isEmpty() ? Optional.empty() : damage(jar.get());
        } catch (IOException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    private static Optional<String> damage(JarFile jar) {
        return jar.stream()
                .filter(entry -> !isSound(jar, entry))
                .map(JarEntry::getName)
                .findFirst();
    }

    private static boolean isSound(JarFile jar, JarEntry entry) {
        CRC32 sum = new CRC32();
        try (InputStream in = jar.getInputStream(entry)) {
            sum.update(in.readAllBytes());
        } catch (IOException e) {
            return false;
        }
        return sum.getValue() == entry.getCrc();
    }
}
