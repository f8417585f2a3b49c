package io.redoubt.cli.runtime;

import io.redoubt.battle.BattleFiles;
import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.FileErrorText;
import io.redoubt.storage.PartFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is written as a whole: until all of it is on the disk, the old file, or none, is in its place. */
public final class AtomicFile {
    private final String name;
    private final Path path;
    private final Existing existing;

    /** Selects what to do with an existing file. */
    public enum Existing {
        /** Keeps it; the error message mentions that {@code --force} overwrites it. */
        KEPT(", or --force to overwrite it"),
        NEVER_TOUCHED(""),
        OVERWRITTEN("");

        private final String orElse;

        Existing(String orElse) {
            this.orElse = orElse;
        }
    }

    private AtomicFile(String name, Path path, Existing existing) {
        this.name = name;
        this.path = path;
        this.existing = existing;
    }

    /**
     * Returns the file of a path given by the user.
     *
     * @throws FileAccessException if it is already clear that it cannot be written
     */
    public static AtomicFile of(Environment world, String name, Existing existing) {
        Path path = UserPaths.of(world, name);
        if (Files.isDirectory(path)) {
            throw new FileAccessException(PrintableText.of(name) + " is a directory: give a file");
        }
        if (existing != Existing.OVERWRITTEN && Files.exists(path)) {
            throw kept(name, existing);
        }
        BattleFiles.part(path).ifPresent(part -> {
            throw new FileAccessException(
                    PrintableText.of(name) + " is " + part + " and is never overwritten; choose another file");
        });
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new FileAccessException(
                    PrintableText.of(name) + " could not be written: the file or its folder does not exist");
        }
        return new AtomicFile(name, path, existing);
    }

    private static FileAccessException kept(String name, Existing existing) {
        return new FileAccessException(
                PrintableText.of(name) + " already exists; choose another file" + existing.orElse);
    }

    /** Returns the printable name. */
    public String name() {
        return PrintableText.of(name);
    }

    /**
     * Writes the file.
     *
     * @throws FileAccessException if it cannot be written; no partial file is left
     */
    public void write(String content) {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        try {
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                into(path, bytes); // a device or a pipe, which cannot be replaced
            } else {
                inPlaceOf(Files.exists(path) ? path.toRealPath() : path, bytes);
            }
        } catch (FileAlreadyExistsException e) {
            throw kept(name, existing);
        } catch (IOException e) {
            throw new FileAccessException(PrintableText.of(name) + " could not be written: " + FileErrorText.of(e));
        }
    }

    private void inPlaceOf(Path target, byte[] bytes) throws IOException {
        PartFile part = PartFile.of(target, bytes);
        switch (existing) {
            case KEPT, NEVER_TOUCHED -> part.publish(target);
            case OVERWRITTEN -> part.replace(target);
        }
    }

    private static void into(Path path, byte[] bytes) throws IOException {
        try (OutputStream out = Files.newOutputStream(path)) {
            out.write(bytes);
        }
    }
}
