package io.redoubt.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Answers given before, by the lines they answer: who asks the same again, as simulations and tables do, is not made to
 * wait for it to be counted again. Only what was asked last is kept, and of that only what is short and was asked
 * twice: in a batch of lines that all differ nothing is worth keeping.
 */
final class Remembered {
    /** Lines that are kept. */
    static final int MOST = 1024;

    /** Characters of a line, and of its answer, that are worth keeping. */
    static final int LONGEST_LINE = 256;

    static final int LONGEST_ANSWER = 4096;

    /** Far more than lines that are kept, because those that fall on one place push each other out. */
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

    /** Whether the answer to a line is worth keeping: it was asked before, not long ago. */
    boolean isWorthKeeping(String line) {
        int hash = line.hashCode();
        int place = Math.floorMod(hash * 31 ^ hash >>> 16, PLACES);
        boolean before = askedOnce[place] == hash;
        askedOnce[place] = hash;
        return before && line.length() <= LONGEST_LINE;
    }

    /** Keeps an answer if it is short. */
    void keep(String line, String answer) {
        if (answer.length() <= LONGEST_ANSWER) {
            answers.put(line, answer);
        }
    }
}
