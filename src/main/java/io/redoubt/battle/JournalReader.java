package io.redoubt.battle;

import io.redoubt.rules.input.PrintableText;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The result of reading a journal line by line and checking the chain of hashes.
 *
 * @param count the number of entries
 * @param hash the hash of the last whole line
 * @param whole the number of bytes in whole lines
 * @param torn the number of bytes in an unfinished last line, which was never acknowledged
 * @param unended true if the last line is complete except for its newline
 */
record JournalReader(int count, String hash, int whole, int torn, boolean unended) {
    private static final byte END = '\n';

    /** Longer than any line a ruling ever took; keeps a wrong file from filling the memory. */
    private static final int LONGEST = 32 << 20;

    /** A consumer of the entries, called in order as they are read. */
    @FunctionalInterface
    interface Each {
        /**
         * Accepts one entry.
         *
         * @param line its bytes, without the end of the line
         */
        void take(JournalEntry entry, byte[] line);
    }

    /**
     * Reads a journal.
     *
     * @param name the name of the file, for messages
     * @throws IOException if it cannot be read
     * @throws BattleFileException if it is not a journal, is newer than this version, or was changed
     */
    static JournalReader read(String name, InputStream in, Each each) throws IOException {
        BufferedInputStream bytes = new BufferedInputStream(in, 1 << 16);
        int count = 0;
        int whole = 0;
        String hash = "";
        while (true) {
            ByteArrayOutputStream collected = new ByteArrayOutputStream(1 << 10);
            int last = line(bytes, collected);
            byte[] line = collected.toByteArray();
            if (last == END || (line.length > 0 && HashChain.holds(hash, line))) {
                each.take(entry(name, count + 1, hash, line), line);
                hash = HashChain.claimed(line).orElseThrow();
                count++;
                whole += line.length;
                if (last != END) {
                    return new JournalReader(count, hash, whole, 0, true);
                }
                whole++;
            } else if (line.length > LONGEST) {
                throw count == 0
                        ? noJournal(name)
                        : new BattleFileException(
                                place(name, count + 1) + "it is longer than any entry; the file was changed");
            } else {
                if (line.length > 0 || count == 0) {
                    mustBeTorn(name, count + 1, hash, line);
                }
                return new JournalReader(count, hash, whole, line.length, false);
            }
        }
    }

    /**
     * Reads up to the end of a line, the end of the file, or the length limit; returns the byte it ended with, or -1.
     */
    private static int line(InputStream bytes, ByteArrayOutputStream to) throws IOException {
        int next = bytes.read();
        while (next >= 0 && next != END && to.size() <= LONGEST) {
            to.write(next);
            next = bytes.read();
        }
        return next;
    }

    /** Checks that the rest is a torn line: the beginning of a line, not something after a whole one. */
    private static void mustBeTorn(String name, int number, String hash, byte[] rest) {
        if (HashChain.beginsWithLine(hash, rest)) {
            throw new BattleFileException(
                    place(name, number) + "something follows it on its line; the file was changed");
        }
        if (number == 1) {
            throw unfounded(name, rest);
        }
    }

    /**
     * Creates the error for a file without a whole line. Nothing proves that it is a journal, so it is not touched. A
     * battle whose founding was cut off by a power failure contained nothing yet, and has a secret beside it.
     */
    private static BattleFileException unfounded(String name, byte[] rest) {
        byte[] own = JournalEntryWriter.BEGINNING.getBytes(StandardCharsets.UTF_8);
        int common = Math.min(own.length, rest.length);
        if (!Arrays.equals(own, 0, common, rest, 0, common)) {
            return noJournal(name);
        }
        String found = rest.length == 0 ? "it is empty" : "its first line is cut off";
        return new BattleFileException(
                name + " is not a battle file: " + found + ", so it holds no entry. To play here, move it "
                        + "away, with " + name + MasterSeedFile.SUFFIX + " if that exists, or give another name");
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
            throw new BattleFileException(place(name, number)
                    + "its hash does not match: the line was changed, or one before it "
                    + "is missing. To continue from there, keep a copy and cut the file: head -n " + (number - 1));
        }
        try {
            JournalEntry entry = JournalEntryReader.read(text);
            if (entry.number() != number) {
                throw new BattleFileException(place(name, number) + "its number is " + entry.number());
            }
            return entry;
        } catch (IllegalArgumentException e) {
            throw new BattleFileException(place(name, number) + PrintableText.of(String.valueOf(e.getMessage())));
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
            throw new BattleFileException(name + " was made by a newer Redoubt (schema " + schema + ", this one knows "
                    + JournalEntryWriter.SCHEMA + "): update Redoubt");
        }
    }

    private static BattleFileException noJournal(String name) {
        return new BattleFileException(
                name + " is not a battle file: its first line does not begin a journal, or was changed");
    }

    private static String place(String name, int number) {
        return name + ", entry " + number + ": ";
    }
}
