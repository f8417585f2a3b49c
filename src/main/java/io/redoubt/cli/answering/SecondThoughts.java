package io.redoubt.cli.answering;

import java.util.List;

/** How somebody who is asked gets out of the question, and what is said of an answer that will not do. */
final class SecondThoughts {
    /** They are no face, and nothing is called so. */
    private static final List<String> LEAVING = List.of("undo", "exit", "quit");

    private static final String HINT = " (undo leaves it, and nothing has changed)";

    private SecondThoughts() {}

    /**
     * Says that an answer will not do, and how to leave instead.
     *
     * @throws Abandoned if the answer was to leave
     */
    static void of(Person person, String answer, String why) {
        if (person.isThere() && LEAVING.contains(answer.strip())) {
            throw new Abandoned();
        }
        person.reject(person.isThere() ? why + HINT : why);
    }
}
