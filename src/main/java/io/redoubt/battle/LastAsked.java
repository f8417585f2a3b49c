package io.redoubt.battle;

import java.util.LinkedHashMap;
import java.util.Map;

/** What was worked out for the last questions: players ask the same again and again, but not for ever. */
final class LastAsked<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;
    private static final int MOST = 500;

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > MOST;
    }
}
