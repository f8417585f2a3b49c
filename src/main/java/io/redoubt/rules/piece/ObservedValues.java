package io.redoubt.rules.piece;

import java.util.AbstractMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The values of a piece, with a callback for every value that is read, when it is read first. */
final class ObservedValues extends AbstractMap<String, String> {
    private final Map<String, String> values;
    private final Consumer<ValueRead> looks;
    private final Map<Object, Optional<String>> read = new HashMap<>();
    private final Set<ValueRead> compared = new HashSet<>();

    ObservedValues(Map<String, String> values, Consumer<ValueRead> looks) {
        this.values = values;
        this.looks = looks;
    }

    @Override
    public @Nullable String get(@Nullable Object key) {
        Optional<String> known = read.get(key);
        if (known == null) {
            known = Optional.ofNullable(values.get(key));
            look(String.valueOf(key), known);
        }
        return known.orElse(null);
    }

    /**
     * Returns whether a value is a given one; if the values are observed, no more is read. An empty one stands for a
     * missing value.
     */
    static boolean is(Map<String, String> values, String key, String given) {
        return values instanceof ObservedValues observed
                ? observed.is(key, given)
                : given.equals(values.getOrDefault(key, ""));
    }

    private boolean is(String key, String given) {
        Optional<String> known = read.get(key);
        if (known != null) {
            return known.orElse("").equals(given);
        }
        ValueRead comparison = new ValueRead(key, Optional.of(given));
        if (compared.add(comparison)) {
            looks.accept(comparison);
        }
        return is(values, key, given);
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return get(key) != null;
    }

    /** Returns all entries; reading them counts as reading all values, including missing ones. */
    @Override
    public Set<Entry<String, String>> entrySet() {
        if (!read.containsKey(Piece.EVERYTHING)) {
            look(Piece.EVERYTHING, Optional.empty());
        }
        return values.entrySet();
    }

    /** Returns the hash of the values, which is not a read: whether two pieces are equal is told by other means. */
    @Override
    public int hashCode() {
        return values.hashCode();
    }

    private void look(String key, Optional<String> value) {
        read.put(key, value);
        looks.accept(ValueRead.of(key));
    }
}
