package io.redoubt.battle;

import io.redoubt.rules.input.Escaped;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be read or written, in words: some exceptions of the library say no more than its path. */
public final class FileReason {
    private FileReason() {}

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
