package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.FileErrorText;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** The errors of opening the file of a battle, with advice for the user. */
final class JournalErrors {
    /** Enough for tens of thousands of rulings; keeps a device or a wrong file from filling the memory. */
    private static final int MOST_BYTES = 128 << 20;

    private JournalErrors() {}

    /** Rejects a pipe or a device, which could block a reader for ever and cannot be read twice. */
    static void mustBeFile(Path path) {
        if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
            throw new BattleFileException(
                    PrintableText.of(path.toString()) + " is a pipe or a device: give the file of a battle");
        }
    }

    static void mustBeOfSize(String name, long bytes) {
        if (bytes > MOST_BYTES) {
            throw new BattleFileException(
                    name + " is larger than 128 MiB, too large for a battle; is it the right file?");
        }
    }

    static BattleFileException of(String name, Path path, IOException e) {
        if (Files.isDirectory(path)) {
            return new BattleFileException(name + " is a directory: give the file of a battle");
        }
        if (Files.isSymbolicLink(path) && !Files.exists(path)) {
            return new BattleFileException(name + FileErrorText.missing(path) + "; remove it, or create its target");
        }
        if (e instanceof FileAlreadyExistsException) {
            return new BattleFileException(name + " already exists");
        }
        Path folder = path.toAbsolutePath().getParent();
        if (e instanceof NoSuchFileException && folder != null && !Files.isDirectory(folder)) {
            return new BattleFileException(
                    name + " cannot be created: " + PrintableText.of(folder.toString()) + " does not exist");
        }
        if (e instanceof NoSuchFileException) {
            return new BattleFileException(
                    name + " does not exist: check its path; redoubt play " + name + " begins it");
        }
        return new BattleFileException(name + " cannot be opened: " + FileErrorText.of(e));
    }
}
