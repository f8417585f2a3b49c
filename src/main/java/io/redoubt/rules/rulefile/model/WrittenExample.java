package io.redoubt.rules.rulefile.model;

import java.util.List;

/**
 * An example of a rule file, with what is expected of it.
 *
 * @param line the line, from 1
 * @param options the options after the verb
 */
public record WrittenExample(int line, String title, String options, List<Expectation> expected) {
    public WrittenExample {
        expected = List.copyOf(expected);
    }

    /** Something that is expected. */
    public sealed interface Expectation {
        int line();
    }

    /** The chance of an outcome, as a fraction or in percent. */
    public record Chance(int line, String outcome, String chance) implements Expectation {}

    /** The mean of a number. */
    public record Mean(int line, String number, String mean) implements Expectation {}

    /**
     * A refusal.
     *
     * @param cites the rules it must cite; empty for any
     */
    public record Refused(int line, List<String> cites) implements Expectation {}

    /** The outcome of given dice. */
    public record Dice(int line, List<Integer> faces, String outcome) implements Expectation {}
}
