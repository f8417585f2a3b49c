package io.redoubt.rules.file;

import io.redoubt.rules.input.BadValue;
import io.redoubt.rules.input.Nearest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keys and values of a file, in whatever language it was written.
 *
 * @param line where the table begins, from 1
 * @param entries by key, in the order of the file
 */
public record Table(int line, Map<String, Entry> entries) {
    /** A complaint about this table as a whole. */
    public BadValue fault(String message) {
        return new BadValue("line " + line + ": " + message);
    }

    public Optional<Entry> find(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /**
     * The entry of a key the table cannot do without.
     *
     * @param owner what the table describes, for example {@code a bunker}
     * @param example how to write the key
     */
    public Entry need(String key, String owner, String example) {
        return find(key).orElseThrow(() -> fault(owner + " needs the key " + key + ", like " + example));
    }

    /** The same table without one of its keys. */
    public Table without(String key) {
        Map<String, Entry> rest = new LinkedHashMap<>(entries);
        rest.remove(key);
        return new Table(line, rest);
    }

    /** The tables of a list of tables; none if the key is not there. */
    public List<Table> tables(String key) {
        return find(key).map(Entry::tables).orElse(List.of());
    }

    /**
     * Refuses keys that mean nothing here.
     *
     * @throws BadValue naming the first such key and the nearest one that means something
     */
    public void knowsOnly(List<String> keys) {
        for (Entry entry : entries.values()) {
            if (!keys.contains(entry.key())) {
                String nearest = Nearest.hint(entry.key(), keys);
                throw entry.fault("no such key here" + (nearest.isEmpty() ? listed(keys) : nearest));
            }
        }
    }

    private static String listed(List<String> keys) {
        return "; there are " + String.join(", ", keys);
    }
}
