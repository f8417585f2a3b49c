package io.redoubt.cli.query;

import java.util.Optional;

/** Source of answers to prompts: a user at a terminal, or the lines of a script. */
public interface Prompter {
    /**
     * Shows a prompt and waits for the answer.
     *
     * @param question the prompt, without a line end
     * @return the answer; empty at the end of the input
     * @throws RulingCancelledException if the user cancels
     */
    Optional<String> answer(String question);

    /** Returns whether missing inputs can be prompted for: a script has no answers to unexpected prompts. */
    boolean isThere();

    /** Prints a line before a prompt. */
    void tell(String line);

    /**
     * Rejects an answer with a reason, so that the user can answer again.
     *
     * @throws io.redoubt.rules.input.BadInputException if the answers come from a script
     */
    void reject(String why);
}
