package io.redoubt.battle;

import io.redoubt.rules.Escaped;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/** The secret of a battle in a file of its own beside the journal, until it is revealed. */
final class SecretFile {
    private static final String SUFFIX = ".seed";

    private final Path path;

    SecretFile(Path journal) {
        this.path = journal.resolveSibling(journal.getFileName() + SUFFIX);
    }

    /**
     * Writes a new secret; readable by its owner only, where the system knows owners.
     *
     * @throws BattleFault if it cannot be written, or one is there already
     */
    void write(Secret secret) {
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            hide();
            file.write(ByteBuffer.wrap((secret + "\n").getBytes(StandardCharsets.UTF_8)));
            file.force(true);
        } catch (java.nio.file.FileAlreadyExistsException e) {
            throw new BattleFault(name() + " is there already, without its battle: move it away first");
        } catch (IOException e) {
            throw new BattleFault(name() + " could not be written: " + FileReason.of(e));
        }
    }

    private void hide() throws IOException {
        if (Files.getFileStore(path).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
        }
    }

    /** The secret, if it is there and is the one the journal was founded on. */
    Optional<Secret> read(String commitment) {
        try {
            Secret secret = Secret.of(Files.readString(path));
            return Optional.of(secret).filter(found -> found.commitment().equals(commitment));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException e) {
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

    String name() {
        return Escaped.of(path.toString());
    }
}
