package io.redoubt.cli.answering;

import java.util.Optional;

/** Somebody who can be asked: at a terminal, or by lines of a script. */
public interface Person {
    /**
     * Asks a question and waits.
     *
     * @param question ends without a line end
     * @return the answer; empty if there are no more
     * @throws Abandoned if the person wants none of this after all
     */
    Optional<String> answer(String question);

    /** Whether it makes sense to ask for what was forgotten: a script has no answers to questions it did not expect. */
    boolean isThere();

    /** Says something before a question. */
    void tell(String line);

    /**
     * Says that an answer will not do, so that it can be given again.
     *
     * @throws io.redoubt.rules.input.BadInput if nobody is there who could
     */
    void reject(String why);
}
