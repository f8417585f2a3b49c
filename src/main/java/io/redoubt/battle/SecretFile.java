package io.redoubt.battle;

import io.redoubt.rules.input.Escaped;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** The secret of a battle in a file of its own beside the journal, until it is revealed. */
final class SecretFile {
    /** Behind the name of the journal. */
    static final String SUFFIX = ".seed";

    /** Many times what a secret takes. */
    private static final int MOST_BYTES = 4_096;

    private final Path path;

    private SecretFile(Path path) {
        this.path = path;
    }

    /** Beside a journal, wherever a link to it lies. */
    static SecretFile of(Path journal) {
        Path real = journal;
        try {
            real = journal.toRealPath();
        } catch (IOException e) {
            // Then there is no link to follow.
        }
        return new SecretFile(real.resolveSibling(real.getFileName() + SUFFIX));
    }

    /**
     * Writes a new secret; readable by its owner only, where the system knows owners.
     *
     * @throws BattleFault if it cannot be written, or one is there already
     */
    void write(Secret secret) {
        try {
            Files.createFile(path, ownersOnly());
        } catch (java.nio.file.FileAlreadyExistsException e) {
            throw new BattleFault(name() + " is there already, without its battle: move it away first");
        } catch (IOException e) {
            throw new BattleFault(name() + " could not be written: " + FileReason.of(e));
        }
        try (FileOutputStream file = new FileOutputStream(path.toFile())) {
            file.write((secret + "\n").getBytes(StandardCharsets.UTF_8));
            file.getFD().sync();
        } catch (IOException e) {
            delete();
            throw new BattleFault(name() + " could not be written: " + FileReason.of(e));
        }
    }

    /** From its first moment on: whoever opens a file once may read it for ever. */
    private FileAttribute<?>[] ownersOnly() {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    /** The secret, if it is there and is the one the journal was founded on. */
    Optional<Secret> read(String commitment) {
        // Not by a channel: Ctrl-C would close it in the middle.
        try (FileInputStream file = new FileInputStream(path.toFile())) {
            Secret secret = Secret.of(new String(file.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
            return Optional.of(secret).filter(found -> found.commitment().equals(commitment));
        } catch (IOException e) {
            if (Files.notExists(path)) {
                return Optional.empty();
            }
            IOException why = Files.isReadable(path) ? e : new AccessDeniedException(path.toString());
            throw new BattleFault(name() + " cannot be read: " + FileReason.of(why));
        }
    }

    /** Takes the file away, when everybody may know what it said, or nothing was founded on it. */
    void delete() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // What it holds stands in the journal by now.
        }
    }

    String name() {
        return Escaped.of(path.toString());
    }
}
