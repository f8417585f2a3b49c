package io.redoubt.battle;

import io.redoubt.rules.input.Escaped;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The bytes of a journal, read and checked: every line follows the one before.
 *
 * @param entries what the lines say, in order
 * @param hash of the last whole line
 * @param whole how many bytes the whole lines take
 * @param torn bytes of a last line that was never finished; it was never acknowledged either
 * @param unended whether the last line is whole but for its end
 */
record JournalLines(List<JournalEntry> entries, String hash, int whole, int torn, boolean unended) {
    private static final byte END = '\n';

    /**
     * Reads a journal.
     *
     * @param name of the file, for messages
     * @throws BattleFault if it is no journal, is newer than this version, or was changed
     */
    static JournalLines read(String name, byte[] bytes) {
        List<JournalEntry> entries = new ArrayList<>();
        String hash = "";
        int from = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == END) {
                byte[] line = Arrays.copyOfRange(bytes, from, i);
                entries.add(entry(name, entries.size() + 1, hash, line));
                hash = HashChain.claimed(line).orElseThrow();
                from = i + 1;
            }
        }
        byte[] rest = Arrays.copyOfRange(bytes, from, bytes.length);
        boolean unended = rest.length > 0 && HashChain.holds(hash, rest);
        if (unended) {
            entries.add(entry(name, entries.size() + 1, hash, rest));
            hash = HashChain.claimed(rest).orElseThrow();
            from = bytes.length;
        } else if (rest.length > 0 || entries.isEmpty()) {
            mustBeTorn(name, entries.size() + 1, hash, rest);
        }
        return new JournalLines(List.copyOf(entries), hash, from, unended ? 0 : rest.length, unended);
    }

    /** A line that was cut off is the beginning of one; anything after a whole one is not. */
    private static void mustBeTorn(String name, int number, String hash, byte[] rest) {
        for (int length = rest.length - 1; length > 0; length--) {
            if (HashChain.mayEnd(rest, length) && HashChain.holds(hash, Arrays.copyOf(rest, length))) {
                throw new BattleFault(place(name, number) + "something follows it on its line; the file was changed");
            }
        }
        if (number == 1) {
            throw unfounded(name, rest);
        }
    }

    /**
     * Without one whole line nothing proves a file to be ours, so it is left as it is. What was being founded when the
     * power failed held nothing yet; it has a secret beside it.
     */
    private static BattleFault unfounded(String name, byte[] rest) {
        byte[] own = JournalEntryWriter.BEGINNING.getBytes(StandardCharsets.UTF_8);
        int common = Math.min(own.length, rest.length);
        if (!Arrays.equals(own, 0, common, rest, 0, common)) {
            return noJournal(name);
        }
        String found = rest.length == 0 ? "it is empty" : "its first line is cut off";
        return new BattleFault(
                name + " is no battle: " + found + ", so nothing was played in it. To play here, move it "
                        + "away, with " + name + SecretFile.SUFFIX + " if that is there, or give another name");
    }

    private static JournalEntry entry(String name, int number, String before, byte[] line) {
        String text = new String(line, StandardCharsets.UTF_8);
        if (number == 1) {
            mustBeReadable(name, text);
        }
        if (!HashChain.holds(before, line)) {
            if (number == 1) {
                throw noJournal(name);
            }
            throw new BattleFault(place(name, number) + "its hash does not fit: the line was changed, or one before it "
                    + "is missing. To go on from there, keep a copy and cut the file: head -n " + (number - 1));
        }
        try {
            JournalEntry entry = JournalEntryReader.read(text);
            if (entry.number() != number) {
                throw new BattleFault(place(name, number) + "it says it is entry " + entry.number());
            }
            return entry;
        } catch (IllegalArgumentException e) {
            throw new BattleFault(place(name, number) + Escaped.of(String.valueOf(e.getMessage())));
        }
    }

    private static void mustBeReadable(String name, String first) {
        int schema;
        try {
            schema = JournalEntryReader.schema(first);
        } catch (IllegalArgumentException e) {
            throw noJournal(name);
        }
        if (schema > JournalEntryWriter.SCHEMA) {
            throw new BattleFault(name + " was made by a newer Redoubt (schema " + schema + ", this one knows "
                    + JournalEntryWriter.SCHEMA + "): update Redoubt");
        }
    }

    private static BattleFault noJournal(String name) {
        return new BattleFault(name + " is no battle: its first line does not begin a journal, or was changed");
    }

    private static String place(String name, int number) {
        return name + ", entry " + number + ": ";
    }
}
