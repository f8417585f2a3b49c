package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import io.redoubt.storage.PartFile;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Creates the two files of a new battle. The remains of a founding that was interrupted between them, a secret without
 * its journal and a draft of that journal, are deleted: nothing was played in it. A secret without a draft may belong
 * to a battle that was moved, and is kept.
 */
final class Founding {
    private final Path battle;
    private final MasterSeedFile secret;

    private Founding(Path battle, MasterSeedFile secret) {
        this.battle = battle;
        this.secret = secret;
    }

    /**
     * Creates the files.
     *
     * @param entry the first entry
     * @param seed the secret, kept beside the journal until it is revealed
     * @throws BattleFileException if a file cannot be made, or another process is founding the battle
     */
    static Journal of(Path battle, JournalEntry entry, MasterSeed seed) {
        MasterSeedFile secret = MasterSeedFile.of(battle);
        if (secret.isThere() && !Files.exists(battle, LinkOption.NOFOLLOW_LINKS)) {
            new Founding(battle, secret).clear();
        }
        // This order lets the next founding distinguish the remains of a process that dies in between from a lost
        // battle.
        JournalDraft draft = JournalDraft.of(battle, entry);
        try {
            secret.write(seed);
        } catch (BattleFileException e) {
            draft.discard();
            throw e;
        }
        try {
            return draft.publish();
        } catch (BattleFileException e) {
            secret.delete();
            throw e;
        }
    }

    private void clear() {
        for (Path draft : drafts()) {
            try (RandomAccessFile file = new RandomAccessFile(draft.toFile(), "r")) {
                if (isOfSecret(draft, file)) {
                    clear(draft);
                }
            } catch (IOException e) {
                // It does not belong to this program, so it stays.
            }
        }
    }

    private List<Path> drafts() {
        List<Path> drafts = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(
                battle.toAbsolutePath().getParent(),
                file -> PartFile.isOne(file) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))) {
            files.forEach(drafts::add);
        } catch (IOException e) {
            // The secret stays then, and the next step reports that it has no battle.
        }
        return drafts;
    }

    private boolean isOfSecret(Path draft, RandomAccessFile file) throws IOException {
        List<JournalEntry> entries = new ArrayList<>();
        try {
            JournalReader.read(
                    draft.toString(), new FileInputStream(file.getFD()), (entry, line) -> entries.add(entry));
        } catch (BattleFileException e) {
            return false;
        }
        return entries.size() == 1
                && entries.get(0).act() == JournalEntry.Act.FOUND
                && commitment(entries.get(0)).flatMap(secret::read).isPresent();
    }

    private static Optional<String> commitment(JournalEntry founding) {
        return founding.changes().stream()
                .filter(change -> change.key().equals(Board.COMMITMENT))
                .map(change -> change.value())
                .findFirst();
    }

    /** Deletes a draft, unless it is locked and so belongs to a running process. */
    private void clear(Path draft) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(draft.toFile(), "rw")) {
            if (file.getChannel().tryLock() == null) {
                throw new BattleFileException(PrintableText.of(battle.toString())
                        + " is in use: another session or script is creating it. Wait, or end that one");
            }
            secret.delete();
            Files.deleteIfExists(draft);
        }
    }
}
