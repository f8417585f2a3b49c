package io.redoubt.battle;

import io.redoubt.rules.input.Escaped;
import io.redoubt.storage.FileReason;
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
 * The file of a battle, held by one writer: lines are added at its end and forced to the disk.
 *
 * <p>Not by a channel, which an interrupt would close for good: Ctrl-C gives up a count, not the battle.
 */
final class Journal implements AutoCloseable {
    private static final long NAP_MILLIS = 50;

    /** Long enough for a script that is about to end, short enough for a person to be told. */
    static final int NAPS = 40;

    /** Several scripts on a busy machine. */
    private static final int NAPS_IN_TURN = 200;

    private final Path path;
    private final String name;
    private final RandomAccessFile file;
    private final Optional<Object> key;
    private String hash;
    private boolean broken;

    /**
     * A journal in a file that is open.
     *
     * @param hash of its last line
     */
    Journal(Path path, RandomAccessFile file, String hash) {
        this.path = path;
        this.hash = hash;
        this.name = Escaped.of(path.toString());
        this.file = file;
        this.key = key(path);
    }

    /** What tells this file from others that may come to have its name; none where the system does not say. */
    private static Optional<Object> key(Path path) {
        try {
            return Optional.ofNullable(
                    Files.readAttributes(path, BasicFileAttributes.class).fileKey());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Whether its name still leads to it: somebody may have deleted it, or put another file in its place. */
    boolean isThere() {
        return Files.exists(path) && key(path).equals(key);
    }

    /**
     * A copy of it under a name that is free, to go on in.
     *
     * @throws BattleFault if it cannot be made
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
            throw JournalFaults.of(Escaped.of(free.toString()), free, e);
        }
    }

    Path path() {
        return path;
    }

    /**
     * Opens a file that is there, as the only writer.
     *
     * @throws BattleFault if it cannot be opened, or somebody else writes it
     */
    static Journal open(Path path) {
        return open(path, NAPS);
    }

    /**
     * The same for a script, which waits for others that take their turns.
     *
     * @throws BattleFault if it cannot be opened, or somebody goes on writing it
     */
    static Journal openInTurn(Path path) {
        return open(path, NAPS_IN_TURN);
    }

    private static Journal open(Path path, int naps) {
        String name = Escaped.of(path.toString());
        JournalFaults.mustBeFile(path);
        try {
            // Opened for its errors, which say what is wrong; the other way to open it only says that something is.
            FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)
                    .close();
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
            if (!locked(file.getChannel(), naps)) {
                file.close();
                throw new BattleFault(name + " is in use: another session or script writes it. Wait, or end that one");
            }
            return new Journal(path, file, "");
        } catch (IOException e) {
            throw JournalFaults.of(name, path, e);
        }
    }

    /** Whoever comes later waits a while. The system lets go when a process dies. */
    static boolean locked(FileChannel file, int naps) throws IOException {
        for (int i = 0; i < naps; i++) {
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
     * Reads a file that others may be writing.
     *
     * @throws BattleFault if it cannot be read, or is no journal
     */
    static JournalLines read(Path path, JournalLines.Each each) {
        String name = Escaped.of(path.toString());
        JournalFaults.mustBeFile(path);
        try (InputStream in = RegularFile.open(path)) {
            JournalFaults.mustBeOfSize(name, Files.size(path));
            return JournalLines.read(name, in, each);
        } catch (IOException e) {
            throw JournalFaults.of(name, path, e);
        }
    }

    /** What the file holds; it is left as it is. */
    JournalLines lines(JournalLines.Each each) {
        try {
            JournalFaults.mustBeOfSize(name, file.length());
            file.seek(0);
            // Not closed: that would close the file.
            JournalLines lines = JournalLines.read(name, new FileInputStream(file.getFD()), each);
            hash = lines.hash();
            return lines;
        } catch (IOException e) {
            throw JournalFaults.of(name, path, e);
        }
    }

    /**
     * Makes the end of the file one that lines can be added to, once what it holds was understood: a last line that was
     * cut off is set aside, one that only lacks its end gets it.
     *
     * @return what players should know of it
     */
    Optional<String> mend(JournalLines lines) {
        try {
            if (lines.unended()) {
                write(new byte[] {'\n'});
            }
            return lines.torn() == 0 ? Optional.empty() : Optional.of(setAside(lines));
        } catch (IOException e) {
            throw JournalFaults.of(name, path, e);
        }
    }

    /** Of the last line. */
    String hash() {
        return hash;
    }

    private String setAside(JournalLines lines) throws IOException {
        byte[] torn = new byte[lines.torn()];
        file.seek(lines.whole());
        file.readFully(torn);
        Path aside = spare(torn);
        file.setLength(lines.whole());
        file.getFD().sync();
        return "the last line of " + name + " was cut off after " + lines.torn()
                + " bytes; nobody was told of it, and it is set aside in " + Escaped.of(aside.toString()) + ". The "
                + lines.count() + " entries before it are whole";
    }

    /** Writes what was torn into a file that was not there. */
    private Path spare(byte[] torn) throws IOException {
        for (int i = 1; ; i++) {
            Path aside = path.resolveSibling(path.getFileName() + BattleFiles.TORN + (i == 1 ? "" : "-" + i));
            try {
                PartFile.of(aside, torn).publish(aside);
                return aside;
            } catch (FileAlreadyExistsException e) {
                // Somebody's, perhaps ours of another day: the next name.
            }
        }
    }

    /**
     * Adds entries, all of them or none, and forces them to the disk.
     *
     * @throws BattleFault if they cannot be written; then the file is as before
     */
    void append(List<JournalEntry> entries) {
        if (broken) {
            throw new BattleFault(
                    name + " could not be written before, nor what was begun be cut off: leave, make room, "
                            + "and play it again; all that was acknowledged is there");
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
            throw new BattleFault(name + " could not be written: " + FileReason.of(e)
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
     * If that fails as well, the next line must not stand behind half of this one: the next session sets that aside.
     */
    private void takeBack(long size) {
        try {
            broken = true;
            if (size >= 0) {
                file.setLength(size);
                broken = false;
            }
        } catch (IOException e) {
            // It stays broken.
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
