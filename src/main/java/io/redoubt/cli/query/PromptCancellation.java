package io.redoubt.cli.query;

import java.util.List;
import java.util.Locale;

/** Words that cancel a prompt, and the message for an invalid answer. */
public final class PromptCancellation {
    /** Words that cancel; none of them can be a face or a name. */
    private static final List<String> LEAVING = List.of("undo", "exit", "quit");

    private static final String HINT = " (type undo to cancel)";

    private PromptCancellation() {}

    /**
     * Rejects an answer and explains how to cancel.
     *
     * @throws RulingCancelledException if the answer cancels the prompt
     */
    public static void of(Prompter person, String answer, String why) {
        if (person.isThere() && LEAVING.contains(answer.strip().toLowerCase(Locale.ROOT))) {
            throw new RulingCancelledException();
        }
        person.reject(person.isThere() ? why + HINT : why);
    }
}
