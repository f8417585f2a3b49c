package io.redoubt.odds;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Series of attempts that were counted not long ago, for whoever asks one question after the other: the next one often
 * asks for more attempts of the same kind, or for the same again.
 *
 * <p>It serves one thread.
 */
public final class CountedSeries {
    /** Series that are kept: more than there are kinds of weapons and targets at most tables. */
    static final int MOST = 64;

    private final Map<SeriesKey<?>, AttemptChain<?>> chains = new LinkedHashMap<>(2 * MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SeriesKey<?>, AttemptChain<?>> eldest) {
            return size() > MOST;
        }
    };

    /** The series as far as it was followed; at its beginning if it was not. */
    @SuppressWarnings("unchecked") // equal attempts from an equal start have states of one kind
    <S> AttemptChain<S> find(SeriesKey<S> key) {
        if (!key.canComeAgain()) {
            return new AttemptChain<>(key);
        }
        AttemptChain<?> known = chains.get(key);
        if (known != null && known.isWhole()) {
            return (AttemptChain<S>) known;
        }
        AttemptChain<S> begun = new AttemptChain<>(key);
        chains.put(key, begun);
        return begun;
    }

    /** Lets go of a series that takes much room. */
    void forget(SeriesKey<?> key) {
        chains.remove(key);
    }
}
