package io.redoubt.cli.runtime;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.FileErrorText;
import io.redoubt.storage.RegularFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens paths given by the user. */
public final class UserPaths {
    /** Maximum size, far above any table or list of commands; keeps a wrong file from filling the memory. */
    static final long MOST_BYTES = 4 << 20;

    private UserPaths() {}

    /**
     * Returns a path, resolved against the working directory.
     *
     * @throws FileAccessException if it is not a valid path
     */
    public static Path of(Environment world, String file) {
        return of(world.directory(), file);
    }

    private static Path of(Path directory, String file) {
        if (file.isBlank()) {
            throw new FileAccessException("the path of the file is empty: give a file");
        }
        try {
            return directory.resolve(file);
        } catch (InvalidPathException e) {
            throw new FileAccessException(
                    PrintableText.of(file) + " cannot be the name of a file here: " + e.getReason());
        }
    }

    /**
     * Opens a file for reading; pipes and devices are rejected.
     *
     * @param directory the folder for relative paths
     * @throws FileAccessException if it cannot be opened
     */
    public static InputStream open(Path directory, String file) {
        Path path = of(directory, file);
        try {
            if (Files.isDirectory(path)) {
                throw new FileAccessException(PrintableText.of(file) + " is a directory: give a file");
            }
            return RegularFile.open(path);
        } catch (NoSuchFileException e) {
            throw new FileAccessException(PrintableText.of(file) + FileErrorText.missing(path) + ": check its path");
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /**
     * Opens a file of at most 4 MiB for reading.
     *
     * @param directory the folder for relative paths
     * @throws FileAccessException if it cannot be opened
     */
    public static InputStream openBounded(Path directory, String file) {
        return RegularFile.bounded(open(directory, file), MOST_BYTES);
    }

    /** Returns the exception for a file that could not be read to its end. */
    public static FileAccessException unreadable(String file, IOException why) {
        return new FileAccessException(PrintableText.of(file) + " cannot be read: " + FileErrorText.of(why));
    }
}
