package io.redoubt.cli.batch;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Cache of answers by input line, for callers that repeat questions, as simulations do. Only recent short answers are
 * kept, and only from the second time they are requested, because caching is useless for a batch whose lines all
 * differ.
 */
final class AnswerCache {
    /** Maximum number of cached answers. */
    static final int MOST = 1024;

    /** Maximum number of characters of a line, and of its answer. */
    static final int LONGEST_LINE = 256;

    static final int LONGEST_ANSWER = 4096;

    /**
     * Number of hash slots for lines seen once; far more than cached answers, because lines in one slot displace each
     * other.
     */
    private static final int PLACES = 16 * MOST;

    private final int[] askedOnce = new int[PLACES];
    private final Map<String, String> answers = new LinkedHashMap<>(2 * MOST, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > MOST;
        }
    };

    Optional<String> answer(String line) {
        return Optional.ofNullable(answers.get(line));
    }

    /** Returns whether to cache the answer to a line: it is short and was requested before, not long ago. */
    boolean isWorthKeeping(String line) {
        int hash = line.hashCode();
        int place = Math.floorMod(hash * 31 ^ hash >>> 16, PLACES);
        boolean before = askedOnce[place] == hash;
        askedOnce[place] = hash;
        return before && line.length() <= LONGEST_LINE;
    }

    /** Caches an answer if it is short. */
    void keep(String line, String answer) {
        if (answer.length() <= LONGEST_ANSWER) {
            answers.put(line, answer);
        }
    }
}
