package io.redoubt.cli.answering;

import java.util.List;

/** Words that cancel a prompt, and the message for an invalid answer. */
final class SecondThoughts {
    /** Words that cancel; none of them can be a face or a name. */
    private static final List<String> LEAVING = List.of("undo", "exit", "quit");

    private static final String HINT = " (undo leaves it, and nothing has changed)";

    private SecondThoughts() {}

    /**
     * Rejects an answer and explains how to cancel.
     *
     * @throws Abandoned if the answer cancels the prompt
     */
    static void of(Person person, String answer, String why) {
        if (person.isThere() && LEAVING.contains(answer.strip())) {
            throw new Abandoned();
        }
        person.reject(person.isThere() ? why + HINT : why);
    }
}
