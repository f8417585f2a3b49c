package io.redoubt.cli;

import io.redoubt.umpire.Seed;
import java.util.ArrayList;
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
 * @param parts which pieces have a part in it
 */
record Settings(
        Dice dice,
        Format format,
        List<Requirement> requirements,
        Map<String, String> readings,
        String show,
        Color color,
        Parts parts) {
    /** Where the dice come from. */
    sealed interface Dice {
        /** The dice of a ruling as a journal keeps them. */
        default io.redoubt.battle.Thrown thrown(List<Integer> faces) {
            List<Integer> places = new ArrayList<>();
            for (int i = 0; i < faces.size(); i++) {
                places.add(i);
            }
            return new io.redoubt.battle.Thrown(faces, places, "");
        }

        /** No dice: count every way. */
        record Counted() implements Dice {}

        /** Dice of the program, repeatable by the seed; fresh if there is none. */
        record Rolled(Optional<Seed> seed) implements Dice {}

        /** Dice of a battle, asked for as they are needed. */
        record Thrown(TableDice table) implements Dice {
            @Override
            public io.redoubt.battle.Thrown thrown(List<Integer> faces) {
                return table.thrown(faces);
            }
        }

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

    /**
     * The pieces that have a part in a question.
     *
     * @param battle the file they are in
     * @param by the name of the one that acts
     * @param at the name of the one that something is done to
     */
    record Parts(Optional<String> battle, Optional<String> by, Optional<String> at) {
        static final Parts NONE = new Parts(Optional.empty(), Optional.empty(), Optional.empty());

        boolean isNone() {
            return battle.isEmpty() && by.isEmpty() && at.isEmpty();
        }
    }

    /** Settings of a question nobody typed, about a piece. */
    static Settings usual(String at) {
        return new Settings(
                new Dice.Rolled(Optional.empty()),
                Format.TEXT,
                List.of(),
                Map.of(),
                "",
                Color.AUTO,
                new Parts(Optional.empty(), Optional.empty(), Optional.of(at)));
    }

    /** Settings that rule again with dice that fell before. */
    static Settings again(List<Integer> faces, Map<String, String> readings) {
        return new Settings(new Dice.Given(faces), Format.TEXT, List.of(), readings, "", Color.AUTO, Parts.NONE);
    }

    /** The same settings with other dice and further settled points. */
    Settings with(Dice otherDice, Map<String, String> otherReadings) {
        return new Settings(otherDice, format, requirements, otherReadings, show, color, parts);
    }

    boolean counted() {
        return dice instanceof Dice.Counted;
    }
}
