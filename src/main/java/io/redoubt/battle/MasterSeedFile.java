package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.FileErrorText;
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

/** The file beside the journal that contains the secret of a battle until it is revealed. */
final class MasterSeedFile {
    /** Suffix added to the name of the journal. */
    static final String SUFFIX = ".seed";

    /** Many times the size of a secret. */
    private static final int MOST_BYTES = 4_096;

    private final Path path;

    private MasterSeedFile(Path path) {
        this.path = path;
    }

    /** Returns the secret file beside a journal, after following links. */
    static MasterSeedFile of(Path journal) {
        Path real = journal;
        try {
            real = journal.toRealPath();
        } catch (IOException e) {
            // There is no link to follow then.
        }
        return new MasterSeedFile(real.resolveSibling(real.getFileName() + SUFFIX));
    }

    /**
     * Writes a new secret, readable by its owner only, if the system has owners.
     *
     * @throws BattleFileException if it cannot be written, or exists already
     */
    void write(MasterSeed secret) {
        try {
            PartFile.of(path, (secret + "\n").getBytes(StandardCharsets.UTF_8), ownersOnly())
                    .publish(path);
        } catch (FileAlreadyExistsException e) {
            throw new BattleFileException(name() + " already exists without its battle; move it away first");
        } catch (IOException e) {
            throw new BattleFileException(name() + " could not be written: " + FileErrorText.of(e));
        }
    }

    /**
     * Returns the permissions of a new file, set at its creation: a process that opens a file once may read it for
     * ever.
     */
    private FileAttribute<?>[] ownersOnly() {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    /** Returns the secret, if it exists and matches the commitment of the journal. */
    Optional<MasterSeed> read(String commitment) {
        try (InputStream file = RegularFile.open(path)) {
            MasterSeed secret = MasterSeed.of(new String(file.readNBytes(MOST_BYTES), StandardCharsets.UTF_8));
            return Optional.of(secret).filter(found -> found.commitment().equals(commitment));
        } catch (IOException e) {
            if (Files.notExists(path)) {
                return Optional.empty();
            }
            throw new BattleFileException(name() + " cannot be read: " + FileErrorText.of(e));
        }
    }

    /** Deletes the file, once its content is public or if nothing was founded on it. */
    void delete() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // The journal contains the secret by now.
        }
    }

    /** Returns whether the file exists and its permissions hide it from the user. */
    boolean isHidden() {
        return Files.exists(path) && !Files.isReadable(path);
    }

    boolean isThere() {
        return Files.exists(path);
    }

    String name() {
        return PrintableText.of(path.toString());
    }
}
