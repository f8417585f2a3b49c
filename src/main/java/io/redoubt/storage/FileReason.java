package io.redoubt.storage;

import io.redoubt.rules.input.Escaped;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why a file cannot be read or written, in words: some exceptions of the library say no more than its path. */
public final class FileReason {
    private FileReason() {}

    /** What is said of a path behind which there is no file: that it is not there, or where its link leads. */
    public static String missing(Path path) {
        try {
            if (Files.isSymbolicLink(path)) {
                return " is a link to "
                        + Escaped.of(Files.readSymbolicLink(path).toString()) + ", which does not exist";
            }
        } catch (IOException e) {
            // Then nobody can say where it leads.
        }
        return " does not exist";
    }

    /** The reason, printable, to stand after {@code cannot be read: } or the like. */
    public static String of(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "its permissions, or those of its folder, forbid it";
        }
        if (e instanceof NoSuchFileException) {
            return "it, or the folder it is to be in, does not exist";
        }
        return Escaped.of(String.valueOf(e.getMessage()));
    }
}
