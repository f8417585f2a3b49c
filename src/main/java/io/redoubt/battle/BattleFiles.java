package io.redoubt.battle;

import io.redoubt.storage.RegularFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of a battle: its journal, and beside it the secret of its dice and a last line cut off by a crash. */
public final class BattleFiles {
    /** Suffix added to the name of the journal for a last line cut off by a crash. */
    static final String TORN = ".torn";

    private static final Pattern BESIDE =
            Pattern.compile("(.+)(" + Pattern.quote(MasterSeedFile.SUFFIX) + '|' + Pattern.quote(TORN) + "(-\\d+)?)");

    private BattleFiles() {}

    /**
     * Describes the part a file plays in a battle; returns empty if it plays none.
     *
     * @param file an existing file, or a link to it
     */
    public static Optional<String> part(Path file) {
        Path real;
        try {
            real = file.toRealPath();
        } catch (IOException e) {
            return Optional.empty();
        }
        if (isJournal(real)) {
            return Optional.of("a battle");
        }
        Matcher beside = BESIDE.matcher(String.valueOf(real.getFileName()));
        boolean found = beside.matches() && isJournal(real.resolveSibling(beside.group(1)));
        return found ? Optional.of("part of a battle") : Optional.empty();
    }

    /** Recognises a journal by its beginning, even if it was changed or is newer than this program. */
    private static boolean isJournal(Path file) {
        byte[] own = JournalEntryWriter.BEGINNING.getBytes(StandardCharsets.UTF_8);
        try (InputStream in = RegularFile.open(file)) {
            return Arrays.equals(in.readNBytes(own.length), own);
        } catch (IOException e) {
            return false;
        }
    }
}
