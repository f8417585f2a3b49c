package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.FileErrorText;
import io.redoubt.storage.PartFile;
import io.redoubt.storage.RegularFile;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The file of a battle, held by one writer: lines are appended and forced to the disk.
 *
 * <p>It does not use a channel, which an interrupt would close permanently: Ctrl-C cancels a calculation, not the
 * battle.
 */
final class Journal implements AutoCloseable {
    private static final long NAP_MILLIS = 50;

    /**
     * Number of attempts to lock the file: long enough for a script about to end, short enough for a user who waits.
     */
    static final int NAPS = 40;

    /** Number of attempts of a script; several scripts may take turns on a busy machine. */
    private static final int NAPS_IN_TURN = 200;

    private final Path path;
    private final String name;
    private final RandomAccessFile file;
    private final Optional<Object> key;
    private String hash;
    private boolean broken;

    /**
     * Creates a journal on an open file.
     *
     * @param hash the hash of its last line
     */
    Journal(Path path, RandomAccessFile file, String hash) {
        this.path = path;
        this.hash = hash;
        this.name = PrintableText.of(path.toString());
        this.file = file;
        this.key = key(path);
    }

    /**
     * Returns the identity of this file, to detect another file of the same name; empty if the system provides none.
     */
    private static Optional<Object> key(Path path) {
        try {
            return Optional.ofNullable(
                    Files.readAttributes(path, BasicFileAttributes.class).fileKey());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns whether its name still leads to this file, which may have been deleted or replaced. */
    boolean isThere() {
        return Files.exists(path) && key(path).equals(key);
    }

    /**
     * Returns a copy under a free name, in which the battle can continue.
     *
     * @throws BattleFileException if it cannot be made
     */
    Journal rescued() {
        Path free = path.resolveSibling(path.getFileName() + ".rescued");
        for (int i = 2; Files.exists(free); i++) {
            free = path.resolveSibling(path.getFileName() + ".rescued-" + i);
        }
        try {
            file.seek(0);
            byte[] all = new byte[Math.toIntExact(file.length())];
            file.readFully(all);
            return JournalDraft.of(free, all, hash).publish();
        } catch (IOException e) {
            throw JournalErrors.of(PrintableText.of(free.toString()), free, e);
        }
    }

    Path path() {
        return path;
    }

    /**
     * Opens an existing file as its only writer.
     *
     * @throws BattleFileException if it cannot be opened, or another process writes it
     */
    static Journal open(Path path) {
        return open(path, NAPS);
    }

    /**
     * Opens an existing file for a script, which waits for others that take turns.
     *
     * @throws BattleFileException if it cannot be opened, or another process keeps writing it
     */
    static Journal openInTurn(Path path) {
        return open(path, NAPS_IN_TURN);
    }

    private static Journal open(Path path, int naps) {
        String name = PrintableText.of(path.toString());
        JournalErrors.mustBeFile(path);
        try {
            // Opened for its precise errors; RandomAccessFile only reports that something is wrong.
            FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)
                    .close();
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
            if (!locked(file.getChannel(), naps)) {
                file.close();
                throw new BattleFileException(name + " is open in another session or script; close that one first");
            }
            return new Journal(path, file, "");
        } catch (IOException e) {
            throw JournalErrors.of(name, path, e);
        }
    }

    /** Tries to lock a file for a while. The system releases the lock when a process dies. */
    static boolean locked(FileChannel file, int naps) throws IOException {
        for (int i = 0; i < naps; i++) {
            try {
                @Nullable FileLock lock = file.tryLock();
                if (lock != null) {
                    return true;
                }
            } catch (OverlappingFileLockException e) {
                return false; // this process already has it open
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
     * Reads a file that other processes may be writing.
     *
     * @throws BattleFileException if it cannot be read, or is not a journal
     */
    static JournalReader read(Path path, JournalReader.Each each) {
        String name = PrintableText.of(path.toString());
        JournalErrors.mustBeFile(path);
        try (InputStream in = RegularFile.open(path)) {
            JournalErrors.mustBeOfSize(name, Files.size(path));
            return JournalReader.read(name, in, each);
        } catch (IOException e) {
            throw JournalErrors.of(name, path, e);
        }
    }

    /** Reads the content of the file without changing it. */
    JournalReader lines(JournalReader.Each each) {
        try {
            JournalErrors.mustBeOfSize(name, file.length());
            file.seek(0);
            // Not closed, because that would close the file.
            JournalReader lines = JournalReader.read(name, new FileInputStream(file.getFD()), each);
            hash = lines.hash();
            return lines;
        } catch (IOException e) {
            throw JournalErrors.of(name, path, e);
        }
    }

    /**
     * Prepares the end of the file for new lines, after its content was parsed: moves a torn last line to another file,
     * and ends one that only lacks its newline.
     *
     * @return a message for the players; empty if nothing was wrong
     */
    Optional<String> mend(JournalReader lines) {
        try {
            if (lines.unended()) {
                write(new byte[] {'\n'});
            }
            return lines.torn() == 0 ? Optional.empty() : Optional.of(setAside(lines));
        } catch (IOException e) {
            throw JournalErrors.of(name, path, e);
        }
    }

    /** Returns the hash of the last line. */
    String hash() {
        return hash;
    }

    private String setAside(JournalReader lines) throws IOException {
        byte[] torn = new byte[lines.torn()];
        file.seek(lines.whole());
        file.readFully(torn);
        Path aside = spare(torn);
        file.setLength(lines.whole());
        file.getFD().sync();
        return "the last line of " + name + " was incomplete after " + lines.torn()
                + " bytes; it was never acknowledged and has been moved to " + PrintableText.of(aside.toString())
                + ". The "
                + lines.count() + " entries before it are whole";
    }

    /** Writes the torn bytes to a new file. */
    private Path spare(byte[] torn) throws IOException {
        for (int i = 1; ; i++) {
            Path aside = path.resolveSibling(path.getFileName() + BattleFiles.TORN + (i == 1 ? "" : "-" + i));
            try {
                PartFile.of(aside, torn).publish(aside);
                return aside;
            } catch (FileAlreadyExistsException e) {
                // The name is taken, perhaps by an earlier torn line: try the next one.
            }
        }
    }

    /**
     * Appends entries, all of them or none, and forces them to the disk.
     *
     * @throws BattleFileException if they cannot be written; the file is unchanged then
     */
    void append(List<JournalEntry> entries) {
        if (broken) {
            throw new BattleFileException(
                    name + " could not be written, and the unfinished entry could not be removed: exit, make room, "
                            + "and play it again; all acknowledged entries are there");
        }
        StringBuilder lines = new StringBuilder();
        String last = hash;
        for (JournalEntry entry : entries) {
            String line = HashChain.line(last, JournalEntryWriter.write(entry));
            last = HashChain.claimed(line.getBytes(StandardCharsets.UTF_8)).orElseThrow();
            lines.append(line).append('\n');
        }
        long before = -1;
        try {
            before = file.length();
            write(lines.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            takeBack(before);
            throw new BattleFileException(name + " could not be written: " + FileErrorText.of(e)
                    + ". Nothing was changed; make room and try again");
        }
        hash = last;
    }

    private void write(byte[] bytes) throws IOException {
        file.seek(file.length());
        file.write(bytes);
        file.getFD().sync();
    }

    /**
     * Truncates the file after a failed write. If that fails as well, no line may follow the torn one; the next session
     * sets it aside.
     */
    private void takeBack(long size) {
        try {
            broken = true;
            if (size >= 0) {
                file.setLength(size);
                broken = false;
            }
        } catch (IOException e) {
            // The journal stays broken.
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
