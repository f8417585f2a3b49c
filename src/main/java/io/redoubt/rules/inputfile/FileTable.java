package io.redoubt.rules.inputfile;

import io.redoubt.rules.input.BadValueException;
import io.redoubt.rules.input.SpellingSuggestion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keys and values of a file, in any language.
 *
 * @param line the first line of the table, from 1
 * @param entries the entries by key, in the order of the file
 */
public record FileTable(int line, Map<String, Entry> entries) {
    /** Returns an error about this table as a whole. */
    public BadValueException fault(String message) {
        return new BadValueException("line " + line + ": " + message);
    }

    public Optional<Entry> find(String key) {
        return Optional.ofNullable(entries.get(key));
    }

    /**
     * Returns the entry of a required key.
     *
     * @param owner the subject of the table, for example {@code a bunker}
     * @param example an example of the key
     */
    public Entry need(String key, String owner, String example) {
        return find(key).orElseThrow(() -> fault(owner + " needs the key " + key + ", like " + example));
    }

    /** Returns this table without one of its keys. */
    public FileTable without(String key) {
        Map<String, Entry> rest = new LinkedHashMap<>(entries);
        rest.remove(key);
        return new FileTable(line, rest);
    }

    /** Returns the tables of a list of tables; none if the key is missing. */
    public List<FileTable> tables(String key) {
        return find(key).map(Entry::tables).orElse(List.of());
    }

    /**
     * Rejects unknown keys.
     *
     * @throws BadValueException naming the first unknown key and the nearest known one
     */
    public void knowsOnly(List<String> keys) {
        for (Entry entry : entries.values()) {
            if (!keys.contains(entry.key())) {
                String nearest = SpellingSuggestion.hint(entry.key(), keys);
                throw entry.fault("unknown key" + (nearest.isEmpty() ? listed(keys) : nearest));
            }
        }
    }

    private static String listed(List<String> keys) {
        return "; there are " + String.join(", ", keys);
    }
}
