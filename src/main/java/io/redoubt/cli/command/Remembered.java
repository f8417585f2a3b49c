package io.redoubt.cli.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Answers given before, by the lines they answer: who asks the same again, as simulations and tables do, is not made to
 * wait for it to be counted again. Only what was asked last is kept, and of that only what is short.
 */
final class Remembered {
    /** Lines that are kept. */
    static final int MOST = 1024;

    /** Characters of a line, and of its answer, that are worth keeping. */
    static final int LONGEST_LINE = 256;

    static final int LONGEST_ANSWER = 4096;

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

    void keep(String line, String answer) {
        if (line.length() <= LONGEST_LINE && answer.length() <= LONGEST_ANSWER) {
            answers.put(line, answer);
        }
    }
}
