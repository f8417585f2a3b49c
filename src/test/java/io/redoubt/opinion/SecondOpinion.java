package io.redoubt.opinion;

import java.util.Random;

/**
 * A game worked out again from its ledger and core rules, sharing nothing with the program but the words of its command
 * line: it asks at random and says what it expects.
 */
public interface SecondOpinion {
    /**
     * A question and what this opinion says to it.
     *
     * @param line the command line without the leading {@code redoubt} and without {@code --odds}
     */
    record Question(String line, Verdict verdict) {}

    /** The key of the game. */
    String game();

    /** One question, of any procedure it has an opinion on; the same random numbers ask the same. */
    Question ask(Random random);
}
