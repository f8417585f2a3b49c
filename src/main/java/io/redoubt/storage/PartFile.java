package io.redoubt.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.HexFormat;
import java.util.Set;

/**
 * A new file under an unguessable name, beside the one it is to become: it gets its name when all of it is on
 * the disk. Nothing that lies at its own name is followed or written over.
 */
public final class PartFile {
    private static final String BEFORE = ".redoubt-";
    private static final String AFTER = ".part";

    private static final Set<OpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

    private final Path path;

    private PartFile(Path path) {
        this.path = path;
    }

    /**
     * Makes a file with some content, on the disk when this returns.
     *
     * @param attributes what it has from its first moment on
     * @throws IOException if that cannot be done; then nothing is left of it
     */
    public static PartFile of(Path target, byte[] content, FileAttribute<?>... attributes) throws IOException {
        String name = HexFormat.of().toHexDigits(FreshRandom.next());
        PartFile part = new PartFile(target.resolveSibling(BEFORE + name + AFTER));
        // Ctrl-C gives up a count, not the file that is being written.
        boolean interrupted = Thread.interrupted();
        try (SeekableByteChannel channel = Files.newByteChannel(part.path, NEW, attributes)) {
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            if (channel instanceof FileChannel file) {
                file.force(true);
            }
        } catch (FileAlreadyExistsException e) {
            throw e; // somebody else's
        } catch (IOException e) {
            part.discard();
            throw e;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        return part;
    }

    /** Returns whether a file has the name of one that never became what it was to be. */
    public static boolean isOne(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.startsWith(BEFORE) && name.endsWith(AFTER);
    }

    /** Returns its own name until it is published. */
    public Path path() {
        return path;
    }

    /**
     * Gives it its name, unless something has that.
     *
     * @throws FileAlreadyExistsException if something has
     * @throws IOException if it cannot be named; then nothing is left of it
     */
    public void publish(Path target) throws IOException {
        try {
            link(target);
        } finally {
            discard();
        }
    }

    /** A link fails where a file is in its way; a move could take the place of one that came about meanwhile. */
    private void link(Path target) throws IOException {
        try {
            Files.createLink(target, path);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            Files.move(path, target); // a disk without links
        }
    }

    /**
     * Gives it its name in the place of what has that.
     *
     * @throws IOException if it cannot be named; then nothing is left of it
     */
    public void replace(Path target) throws IOException {
        try {
            Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            discard();
        }
    }

    /** Takes its own name away, if it still has it. */
    public void discard() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // It is in nobody's way.
        }
    }
}
