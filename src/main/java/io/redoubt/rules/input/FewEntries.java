package io.redoubt.rules.input;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A growing map of few entries, in the order in which they were first put. They are found by comparison without
 * hashing, which takes half the memory of a hash map and, for a dozen entries, no more time.
 */
public final class FewEntries<K, V> extends AbstractMap<K, V> {
    private final List<Map.Entry<K, V>> entries;

    /**
     * Creates an empty map.
     *
     * @param usually the number of entries for which there is room at once
     */
    public FewEntries(int usually) {
        this(new ArrayList<>(usually));
    }

    /** Creates a map of these entries, whose keys are distinct. */
    FewEntries(List<Map.Entry<K, V>> entries) {
        this.entries = entries;
    }

    private int place(@Nullable Object key) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).getKey().equals(key)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public @Nullable V put(K key, V value) {
        int place = place(key);
        if (place >= 0) {
            return entries.get(place).setValue(value);
        }
        entries.add(new SimpleEntry<>(key, value));
        return null;
    }

    @Override
    public int size() {
        return entries.size();
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return place(key) >= 0;
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        int place = place(key);
        return place < 0 ? null : entries.get(place).getValue();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new InOrder<>(entries);
            }

            @Override
            public int size() {
                return entries.size();
            }
        };
    }

    /** Iterates over the entries without removing any. */
    private static final class InOrder<E> implements Iterator<E> {
        private final List<E> entries;
        private int next;

        private InOrder(List<E> entries) {
            this.entries = entries;
        }

        @Override
        public boolean hasNext() {
            return next < entries.size();
        }

        @Override
        public E next() {
            if (next == entries.size()) {
                throw new NoSuchElementException();
            }
            return entries.get(next++);
        }
    }
}
