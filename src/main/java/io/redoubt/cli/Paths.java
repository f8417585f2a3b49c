package io.redoubt.cli;

import io.redoubt.rules.Escaped;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Paths that a user gave. */
public final class Paths {
    private Paths() {}

    /** A path, from where the program runs. */
    public static Path of(World world, String file) {
        if (file.isBlank()) {
            throw new FileTrouble("the path of the file is empty: give a file");
        }
        try {
            return world.directory().resolve(file);
        } catch (InvalidPathException e) {
            throw new FileTrouble(Escaped.of(file) + " cannot be the name of a file here: " + e.getReason());
        }
    }
}
