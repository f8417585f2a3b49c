package io.redoubt.odds;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Series of attempts that were counted not long ago, for whoever asks one question after the other: the next one often
 * asks for more attempts of the same kind, or for the same again.
 *
 * <p>It serves one thread; where none are kept, any.
 */
public final class CountedSeries {
    /** Series that are kept: more than there are kinds of weapons and targets at most tables. */
    static final int MOST = 64;

    /** Words of what is kept of one series, for every number of its attempts: some hundred of them for a Nest. */
    private static final int MOST_WORDS = 4_000;

    private static final CountedSeries NONE = new CountedSeries(0);

    private final int most;
    private final Map<SeriesKey<?>, AttemptChain<?>> chains = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SeriesKey<?>, AttemptChain<?>> eldest) {
            return size() > most;
        }
    };

    private CountedSeries(int most) {
        this.most = most;
    }

    /** For somebody who will ask more. */
    public CountedSeries() {
        this(MOST);
    }

    /** For a question that is alone: none are kept. */
    static CountedSeries none() {
        return NONE;
    }

    /** The series as far as it was followed; at its beginning if it was not. */
    @SuppressWarnings("unchecked") // equal attempts from an equal start have states of one kind
    <S> AttemptChain<S> find(SeriesKey<S> key) {
        AttemptChain<?> known = keeps(key) ? chains.get(key) : null;
        return known != null && known.isWhole() ? (AttemptChain<S>) known : begun(key);
    }

    /** A series at its beginning; it is what is found the next time. */
    <S> AttemptChain<S> begun(SeriesKey<S> key) {
        if (!keeps(key)) {
            return new AttemptChain<>(key, 0);
        }
        AttemptChain<S> begun = new AttemptChain<>(key, MOST_WORDS);
        chains.put(key, begun);
        return begun;
    }

    /** Lets go of a series that takes much room. */
    void forget(SeriesKey<?> key) {
        if (keeps(key)) {
            chains.remove(key);
        }
    }

    private boolean keeps(SeriesKey<?> key) {
        return most > 0 && key.canComeAgain();
    }
}
