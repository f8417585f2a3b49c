package io.redoubt.battle;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/**
 * The entries of a journal, in order. Those that were read are kept as the bytes they are in the file, and read again
 * by whoever wants to see one: a hundred thousand rulings take the room of their file, and not ten times as much.
 */
final class EntryList extends AbstractList<JournalEntry> {
    private final List<Kept> kept = new ArrayList<>();

    /** Where an entry comes from. */
    private sealed interface Kept {
        /** A line of the file. */
        final class Line implements Kept {
            private final byte[] bytes;

            Line(byte[] bytes) {
                this.bytes = bytes;
            }

            JournalEntry entry() {
                return JournalEntryReader.read(new String(bytes, StandardCharsets.UTF_8));
            }
        }

        /** Written in this session. */
        record Written(JournalEntry entry) implements Kept {}
    }

    /** Adds the entries of another list as they are kept there. */
    void addKept(EntryList others) {
        kept.addAll(others.kept);
    }

    /** Shows entries of these numbers, each read when it is looked at. */
    List<JournalEntry> at(List<Integer> numbers) {
        return new AbstractList<>() {
            @Override
            public JournalEntry get(int index) {
                return EntryList.this.get(numbers.get(index) - 1);
            }

            @Override
            public int size() {
                return numbers.size();
            }
        };
    }

    /** Adds a line that was read and found to be an entry. */
    void addLine(byte[] line) {
        kept.add(new Kept.Line(line));
    }

    @Override
    public boolean add(JournalEntry entry) {
        return kept.add(new Kept.Written(entry));
    }

    @Override
    public JournalEntry get(int index) {
        Kept one = kept.get(index);
        return one instanceof Kept.Line line ? line.entry() : ((Kept.Written) one).entry();
    }

    @Override
    public int size() {
        return kept.size();
    }
}
