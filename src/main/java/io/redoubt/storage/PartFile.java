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
 * A new file under a random temporary name in the folder of its target; it is renamed when its content is on the disk.
 * An existing file or link of the temporary name is never followed or overwritten.
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
     * Creates a file with some content, which is on the disk when this method returns.
     *
     * @param attributes the attributes with which the file is created
     * @throws IOException if it cannot be created; no partial file is left
     */
    public static PartFile of(Path target, byte[] content, FileAttribute<?>... attributes) throws IOException {
        String name = HexFormat.of().toHexDigits(FreshRandom.next());
        PartFile part = new PartFile(target.resolveSibling(BEFORE + name + AFTER));
        // Ctrl-C interrupts calculations, but not the writing of a file.
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
            throw e; // the existing file belongs to another process
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

    /** Returns whether a file has the name of a temporary file that was never renamed. */
    public static boolean isOne(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.startsWith(BEFORE) && name.endsWith(AFTER);
    }

    /** Returns the temporary path. */
    public Path path() {
        return path;
    }

    /**
     * Gives the file its final name, unless that is taken.
     *
     * @throws FileAlreadyExistsException if it is taken
     * @throws IOException if it cannot be renamed; no partial file is left
     */
    public void publish(Path target) throws IOException {
        try {
            link(target);
        } finally {
            discard();
        }
    }

    /** Links the file to its target, which fails if there is a file; a move could replace a file created meanwhile. */
    private void link(Path target) throws IOException {
        try {
            Files.createLink(target, path);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            Files.move(path, target); // the file system does not support links
        }
    }

    /**
     * Gives the file its final name, replacing an existing file.
     *
     * @throws IOException if it cannot be renamed; no partial file is left
     */
    public void replace(Path target) throws IOException {
        try {
            Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            discard();
        }
    }

    /** Deletes the temporary name, if it still exists. */
    public void discard() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // A leftover temporary file does no harm.
        }
    }
}
