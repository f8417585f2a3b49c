package io.redoubt.battle;

import io.redoubt.rules.input.Escaped;
import io.redoubt.storage.FileReason;
import io.redoubt.storage.PartFile;
import io.redoubt.storage.RegularFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
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
            PartFile.of(path, (secret + "\n").getBytes(StandardCharsets.UTF_8), ownersOnly())
                    .publish(path);
        } catch (FileAlreadyExistsException e) {
            throw new BattleFault(name() + " is there already, without its battle: move it away first");
        } catch (IOException e) {
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
        try (InputStream file = RegularFile.open(path)) {
            Secret secret = Secret.of(new String(file.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
            return Optional.of(secret).filter(found -> found.commitment().equals(commitment));
        } catch (IOException e) {
            if (Files.notExists(path)) {
                return Optional.empty();
            }
            throw new BattleFault(name() + " cannot be read: " + FileReason.of(e));
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

    /** Returns whether it is there, and its permissions keep it from the user who asks. */
    boolean isHidden() {
        return Files.exists(path) && !Files.isReadable(path);
    }

    boolean isThere() {
        return Files.exists(path);
    }

    String name() {
        return Escaped.of(path.toString());
    }
}
