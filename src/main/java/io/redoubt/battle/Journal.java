package io.redoubt.battle;

import io.redoubt.rules.Escaped;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The file of a battle, held by one writer: lines are added at its end and forced to the disk. */
final class Journal implements AutoCloseable {
    private static final int PATIENCE = 40;
    private static final long NAP_MILLIS = 50;

    private final Path path;
    private final String name;
    private final FileChannel file;
    private String hash = "";

    private Journal(Path path, FileChannel file) {
        this.path = path;
        this.name = Escaped.of(path.toString());
        this.file = file;
    }

    /**
     * Makes a new file.
     *
     * @throws BattleFault if it is there already, or cannot be made
     */
    static Journal create(Path path) {
        return open(path, StandardOpenOption.CREATE_NEW);
    }

    /**
     * Opens a file that is there, as the only writer.
     *
     * @throws BattleFault if it cannot be opened, or somebody else writes it
     */
    static Journal open(Path path) {
        return open(path, StandardOpenOption.WRITE);
    }

    private static Journal open(Path path, StandardOpenOption how) {
        String name = Escaped.of(path.toString());
        try {
            FileChannel file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE, how);
            if (!locked(file)) {
                file.close();
                throw new BattleFault(name + " is in use: another session or script writes it. Wait, or end that one");
            }
            return new Journal(path, file);
        } catch (IOException e) {
            throw fault(name, path, e);
        }
    }

    /** Scripts that take turns wait a moment for each other. The system lets go when a process dies. */
    private static boolean locked(FileChannel file) throws IOException {
        for (int i = 0; i < PATIENCE; i++) {
            try {
                @Nullable FileLock lock = file.tryLock();
                if (lock != null) {
                    return true;
                }
            } catch (OverlappingFileLockException e) {
                return false; // this very process has it open
            }
            try {
                Thread.sleep(NAP_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    /**
     * All bytes of a file that others may be writing.
     *
     * @throws BattleFault if it cannot be read
     */
    static byte[] bytes(Path path) {
        try {
            return Files.readAllBytes(path);
        } catch (IOException e) {
            throw fault(Escaped.of(path.toString()), path, e);
        }
    }

    private static BattleFault fault(String name, Path path, IOException e) {
        if (Files.isDirectory(path)) {
            return new BattleFault(name + " is a directory: give the file of a battle");
        }
        if (e instanceof FileAlreadyExistsException) {
            return new BattleFault(name + " is there already");
        }
        Path folder = path.toAbsolutePath().getParent();
        if (e instanceof NoSuchFileException && folder != null && !Files.isDirectory(folder)) {
            return new BattleFault(
                    name + " has no folder to be in: " + Escaped.of(folder.toString()) + " does not exist");
        }
        if (e instanceof NoSuchFileException) {
            return new BattleFault(name + " does not exist: make it with redoubt play " + name);
        }
        if (e instanceof AccessDeniedException) {
            return new BattleFault(name + " cannot be opened: its permissions, or those of its folder, forbid it");
        }
        return new BattleFault(name + " cannot be opened: " + Escaped.of(String.valueOf(e.getMessage())));
    }

    /** Takes away a file that was made but never came to hold anything. */
    static void discard(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // It is empty, and the next session says so.
        }
    }

    /** What the file holds; a last line that was cut off is set aside first. */
    Lines lines() {
        try {
            byte[] bytes = new byte[Math.toIntExact(file.size())];
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining() && file.read(buffer, buffer.position()) >= 0) {
                // until all is read
            }
            Lines lines = Lines.read(name, bytes);
            hash = lines.hash();
            if (lines.torn() > 0) {
                setAside(bytes, lines.whole());
            } else if (lines.unended()) {
                write(new byte[] {'\n'});
            }
            return lines;
        } catch (IOException e) {
            throw fault(name, path, e);
        }
    }

    /** The notice that belongs to {@link Lines#torn}. */
    Optional<String> notice(Lines lines) {
        if (lines.torn() == 0) {
            return Optional.empty();
        }
        return Optional.of("the last line of " + name + " was cut off after " + lines.torn()
                + " bytes; nobody was told of it, and it is set aside in " + Escaped.of(torn().toString()) + ". The "
                + lines.entries().size() + " entries before it are whole");
    }

    private void setAside(byte[] bytes, int whole) throws IOException {
        byte[] torn = java.util.Arrays.copyOfRange(bytes, whole, bytes.length);
        Files.write(torn(), torn, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        file.truncate(whole);
        file.force(true);
    }

    private Path torn() {
        return path.resolveSibling(path.getFileName() + ".torn");
    }

    /**
     * Adds an entry and forces it to the disk.
     *
     * @throws BattleFault if it cannot be written; then the file is as before
     */
    void append(Entry entry) {
        String line = Chain.line(hash, EntryWriter.write(entry));
        byte[] bytes = (line + '\n').getBytes(StandardCharsets.UTF_8);
        long before = -1;
        try {
            before = file.size();
            write(bytes);
        } catch (IOException e) {
            takeBack(before);
            throw new BattleFault(name + " could not be written: " + Escaped.of(String.valueOf(e.getMessage()))
                    + ". Nothing was changed; make room and try again");
        }
        hash = Chain.claimed(line.getBytes(StandardCharsets.UTF_8)).orElseThrow();
    }

    private void write(byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        long at = file.size();
        while (buffer.hasRemaining()) {
            at += file.write(buffer, at);
        }
        file.force(true);
    }

    private void takeBack(long size) {
        try {
            if (size >= 0) {
                file.truncate(size);
            }
        } catch (IOException e) {
            // The line stays cut off; the next session sets it aside.
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            // Every line was forced to the disk when it was written.
        }
    }
}
