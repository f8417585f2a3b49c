package io.redoubt.odds;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Cache of recently counted series of attempts: the next query often needs more attempts of one kind, or as many again.
 *
 * <p>An instance serves one thread; the one without storage serves any.
 */
public final class AttemptSeriesCache {
    /** Number of series kept: more than the combinations of weapons and targets at most tables. */
    static final int MOST = 64;

    /** Limit on the words kept of one series, for all numbers of attempts: some hundred of them for a Nest. */
    private static final int MOST_WORDS = 4_000;

    private static final AttemptSeriesCache NONE = new AttemptSeriesCache(0);

    private final int most;
    private final Map<SeriesKey<?>, AttemptChain<?>> chains = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SeriesKey<?>, AttemptChain<?>> eldest) {
            return size() > most;
        }
    };

    private AttemptSeriesCache(int most) {
        this.most = most;
    }

    /** Creates a cache for several queries. */
    public AttemptSeriesCache() {
        this(MOST);
    }

    /** Returns the instance without storage, for a single query. */
    static AttemptSeriesCache none() {
        return NONE;
    }

    /** Returns the series as far as it was followed, or a new one. */
    @SuppressWarnings("unchecked") // equal attempts from an equal start have states of one type
    <S> AttemptChain<S> find(SeriesKey<S> key) {
        AttemptChain<?> known = keeps(key) ? chains.get(key) : null;
        return known != null && known.isWhole() ? (AttemptChain<S>) known : begun(key);
    }

    /** Creates a series and stores it for the next request. */
    <S> AttemptChain<S> begun(SeriesKey<S> key) {
        if (!keeps(key)) {
            return new AttemptChain<>(key, 0);
        }
        AttemptChain<S> begun = new AttemptChain<>(key, MOST_WORDS);
        chains.put(key, begun);
        return begun;
    }

    /** Removes a series that takes too much memory. */
    void forget(SeriesKey<?> key) {
        if (keeps(key)) {
            chains.remove(key);
        }
    }

    private boolean keeps(SeriesKey<?> key) {
        return most > 0 && key.canComeAgain();
    }
}
