package io.redoubt.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers distinct values 0, 1, 2 … in the order in which they are first seen.
 *
 * <p>A few values are found by comparison, which needs no hashing, and for an enum not even a call. Only larger sets
 * use a hash map.
 */
final class ValueIndex<T> {
    private static final int FEW = 8;

    private final List<T> values = new ArrayList<>(FEW);
    private Map<T, Integer> index = Map.of();

    int of(T value) {
        if (values.size() <= FEW) {
            for (int i = 0; i < values.size(); i++) {
                if (values.get(i) == value || values.get(i).equals(value)) {
                    return i;
                }
            }
            return append(value);
        }
        Integer known = index.get(value);
        return known != null ? known : append(value);
    }

    T value(int place) {
        return values.get(place);
    }

    int size() {
        return values.size();
    }

    /** Returns the first values, whatever follows them. */
    List<T> first(int size) {
        return Collections.unmodifiableList(size == values.size() ? values : new ArrayList<>(values.subList(0, size)));
    }

    List<T> values() {
        return Collections.unmodifiableList(values);
    }

    private int append(T value) {
        values.add(value);
        if (values.size() == FEW + 1) {
            index = new HashMap<>();
            for (int i = 0; i <= FEW; i++) {
                index.put(values.get(i), i);
            }
        } else if (values.size() > FEW) {
            index.put(value, values.size() - 1);
        }
        return values.size() - 1;
    }
}
