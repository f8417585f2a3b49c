package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.PartFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/**
 * A journal that is complete, locked and on the disk before it gets its name: a process that dies leaves either no
 * battle or a playable one.
 */
final class JournalDraft {
    private final Path path;
    private final PartFile part;
    private final RandomAccessFile file;
    private final String hash;

    private JournalDraft(Path path, PartFile part, RandomAccessFile file, String hash) {
        this.path = path;
        this.part = part;
        this.file = file;
        this.hash = hash;
    }

    /**
     * Writes the first entry of a new journal.
     *
     * @param path the path of the new journal
     * @throws BattleFileException if the path exists, or cannot be written
     */
    static JournalDraft of(Path path, JournalEntry founding) {
        String line = HashChain.line("", JournalEntryWriter.write(founding));
        return of(path, (line + '\n').getBytes(StandardCharsets.UTF_8), claimed(line));
    }

    /**
     * Writes a copy of a journal.
     *
     * @param hash the hash of its last line
     */
    static JournalDraft of(Path path, byte[] content, String hash) {
        try {
            if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
                throw new FileAlreadyExistsException(path.toString());
            }
            PartFile part = PartFile.of(path, content);
            RandomAccessFile file = new RandomAccessFile(part.path().toFile(), "rw");
            if (!Journal.locked(file.getChannel(), Journal.NAPS)) {
                file.close();
                part.discard();
                throw new IOException("files cannot be locked in its folder");
            }
            return new JournalDraft(path, part, file, hash);
        } catch (IOException e) {
            throw fault(path, e);
        }
    }

    private static String claimed(String line) {
        return HashChain.claimed(line.getBytes(StandardCharsets.UTF_8)).orElseThrow();
    }

    /**
     * Publishes the draft under its name.
     *
     * @throws BattleFileException if that fails; nothing is left of the draft then
     */
    Journal publish() {
        try {
            part.publish(path);
            return new Journal(path, file, hash);
        } catch (IOException e) {
            discard();
            throw fault(path, e);
        }
    }

    /** Discards the draft. */
    void discard() {
        part.discard();
        try {
            file.close();
        } catch (IOException e) {
            // The draft is discarded anyway.
        }
    }

    private static BattleFileException fault(Path path, IOException e) {
        return JournalErrors.of(PrintableText.of(path.toString()), path, e);
    }
}
