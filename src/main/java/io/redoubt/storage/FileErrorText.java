package io.redoubt.storage;

import io.redoubt.rules.input.PrintableText;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Describes why a file cannot be read or written, because the messages of some library exceptions contain only the
 * path.
 */
public final class FileErrorText {
    private FileErrorText() {}

    /** Returns the error text for a missing file, naming the target of a broken link. */
    public static String missing(Path path) {
        try {
            if (Files.isSymbolicLink(path)) {
                return " is a link to "
                        + PrintableText.of(Files.readSymbolicLink(path).toString()) + ", which does not exist";
            }
        } catch (IOException e) {
            // The target of the link cannot be read.
        }
        return " does not exist";
    }

    /** Returns the reason, printable, in the form that follows {@code cannot be read: }. */
    public static String of(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "its permissions, or those of its folder, forbid it";
        }
        if (e instanceof NoSuchFileException) {
            return "the file or its folder does not exist";
        }
        return PrintableText.of(String.valueOf(e.getMessage()));
    }
}
