package io.redoubt.battle;

import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/**
 * Lazy list of journal entries: keeps the bytes of the lines that were read and parses an entry when it is requested. A
 * hundred thousand rulings take about as much memory as their file instead of ten times as much.
 */
final class EntryList extends AbstractList<JournalEntry> {
    private final List<Kept> kept = new ArrayList<>();

    /** The source of an entry. */
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

        /** An entry written in this session. */
        record Written(JournalEntry entry) implements Kept {}
    }

    /** Adds the entries of another list in their stored form. */
    void addKept(EntryList others) {
        kept.addAll(others.kept);
    }

    /** Returns a view of the entries with these numbers; each is read when it is requested. */
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

    /** Adds a line that was read and validated as an entry. */
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
