package io.redoubt.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Opens regular files for reading. A pipe or a device is rejected, because it could block the reader or never end.
 * Files that the caller has opened for the program, such as standard input, count as regular.
 */
public final class RegularFile {
    private static final List<Path> OPENED_BY_CALLER =
            List.of(Path.of("/dev/stdin"), Path.of("/dev/fd"), Path.of("/proc/self/fd"));

    private RegularFile() {}

    /** Exception for a pipe, a device or a socket. */
    public static final class IrregularFileException extends IOException {
        private static final long serialVersionUID = 1L;

        IrregularFileException() {
            super("it is a pipe or a device, not a file");
        }
    }

    /** Exception for a file above the maximum size. */
    public static final class TooLargeException extends IOException {
        private static final long serialVersionUID = 1L;

        TooLargeException(long most) {
            super("it is larger than " + (most >> 20) + " MiB: is it the right file?");
        }
    }

    /**
     * Opens a file of any size.
     *
     * @throws IrregularFileException if it is a pipe or a device
     * @throws IOException if it cannot be opened
     */
    public static InputStream open(Path path) throws IOException {
        mustBeOne(path);
        // The stream is not interruptible, because Ctrl-C would close it.
        return Files.newInputStream(path);
    }

    /**
     * Opens a file of bounded size.
     *
     * @param most the maximum number of bytes; reading more fails with {@link TooLargeException}
     * @throws IrregularFileException if it is a pipe or a device
     * @throws IOException if it cannot be opened
     */
    public static InputStream open(Path path, long most) throws IOException {
        return bounded(open(path), most);
    }

    /** Bounds a stream: reading more bytes fails with {@link TooLargeException}. */
    public static InputStream bounded(InputStream in, long most) {
        return new BoundedInput(in, most);
    }

    /** Rejects a pipe or a device. A directory is left to a later check, whose message names it. */
    private static void mustBeOne(Path path) throws IOException {
        Path absolute = path.toAbsolutePath().normalize();
        boolean opened = OPENED_BY_CALLER.stream().anyMatch(absolute::startsWith);
        if (!opened && Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
            throw new IrregularFileException();
        }
    }
}
