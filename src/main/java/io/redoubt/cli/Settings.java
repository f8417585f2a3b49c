package io.redoubt.cli;

import io.redoubt.umpire.Seed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a question is to be answered: the options every resolving verb shares.
 *
 * @param dice where the dice come from
 * @param format how the answer is written
 * @param requirements what must hold, with odds
 * @param readings how disputed points are settled, by key
 * @param show the outcome a table tells; empty for the most decisive one
 * @param color when to paint
 * @param cards a file of own cards
 */
record Settings(
        Dice dice,
        Format format,
        List<Requirement> requirements,
        Map<String, String> readings,
        String show,
        Color color,
        Optional<String> cards) {
    /** Where the dice come from. */
    sealed interface Dice {
        /** No dice: count every way. */
        record Counted() implements Dice {}

        /** Dice of the program, repeatable by the seed; fresh if there is none. */
        record Rolled(Optional<Seed> seed) implements Dice {}

        /** Dice a person rolled. */
        record Given(List<Integer> faces) implements Dice {}
    }

    /** How an answer is written. */
    enum Format {
        TEXT,
        JSON,
        CSV
    }

    /** When to paint. */
    enum Color {
        AUTO,
        ALWAYS,
        NEVER
    }

    boolean counted() {
        return dice instanceof Dice.Counted;
    }
}
