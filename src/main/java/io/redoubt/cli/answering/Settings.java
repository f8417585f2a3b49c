package io.redoubt.cli.answering;

import io.redoubt.odds.Patience;
import io.redoubt.umpire.GivenFaces;
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
 * @param until what must hold for the first value that is looked for, with odds and a list or range
 * @param readings how disputed points are settled, by key
 * @param show the outcome a table tells, or the number odds draw a chart of; empty for the most decisive outcome
 * @param color when to paint
 * @param battle the file of a battle
 * @param cards a file of own cards
 * @param reminding whether what speaks against a ruling is told
 * @param patience how long it may take, if somebody said
 * @param pictures what is drawn beside the words
 */
public record Settings(
        Dice dice,
        Format format,
        List<Requirement> requirements,
        Optional<Requirement> until,
        Map<String, String> readings,
        String show,
        Color color,
        Optional<String> battle,
        Optional<String> cards,
        Reminding reminding,
        Optional<Patience> patience,
        Pictures pictures) {
    /** Where the dice come from. */
    public sealed interface Dice {
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

        /** Dice a person rolled for several rulings, which take them in turn; their last may leave none over. */
        record Shared(GivenFaces faces) implements Dice {}
    }

    /** How an answer is written. */
    public enum Format {
        TEXT,
        JSON,
        CSV
    }

    /** Whether to tell what speaks against a ruling that stands all the same. */
    public enum Reminding {
        TOLD,
        SILENT
    }

    /** When to paint. */
    public enum Color {
        AUTO,
        ALWAYS,
        NEVER
    }

    /** Settings of a question nobody typed. */
    public static Settings usual() {
        return new Settings(
                new Dice.Rolled(Optional.empty()),
                Format.TEXT,
                List.of(),
                Optional.empty(),
                Map.of(),
                "",
                Color.AUTO,
                Optional.empty(),
                Optional.empty(),
                Reminding.SILENT,
                Optional.empty(),
                Pictures.NONE);
    }

    /** Whether the answer is to be like any other: words, and nothing that has to hold or to be shown. */
    public boolean isPlain() {
        return format == Format.TEXT
                && requirements.isEmpty()
                && until.isEmpty()
                && show.isEmpty()
                && pictures.equals(Pictures.NONE);
    }

    /** The same settings, telling what speaks against a ruling. */
    public Settings told() {
        return changed(dice, format, readings, Reminding.TOLD);
    }

    /** Settings that rule again with dice that fell before. */
    static Settings again(List<Integer> faces, Map<String, String> readings) {
        return usual().changed(new Dice.Given(faces), Format.TEXT, readings, Reminding.TOLD);
    }

    /** The same settings with other dice and further settled points. */
    Settings with(Dice otherDice, Map<String, String> otherReadings) {
        return changed(otherDice, format, otherReadings, reminding);
    }

    /** The same settings for an answer that is written like this. */
    public Settings as(Format otherFormat) {
        return changed(dice, otherFormat, readings, reminding);
    }

    private Settings changed(
            Dice otherDice, Format otherFormat, Map<String, String> otherReadings, Reminding otherReminding) {
        return new Settings(
                otherDice,
                otherFormat,
                requirements,
                until,
                otherReadings,
                show,
                color,
                battle,
                cards,
                otherReminding,
                patience,
                pictures);
    }

    public boolean counted() {
        return dice instanceof Dice.Counted;
    }
}
