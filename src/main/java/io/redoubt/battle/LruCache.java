package io.redoubt.battle;

import java.util.LinkedHashMap;
import java.util.Map;

/** A bounded cache of results for recent queries; the oldest is evicted. */
final class LruCache<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;
    private static final int MOST = 500;

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > MOST;
    }
}
