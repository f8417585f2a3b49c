package io.redoubt.cli.query;

import io.redoubt.odds.Patience;
import io.redoubt.umpire.EnteredFaces;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.WrittenFaces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The options that every resolving verb shares.
 *
 * @param dice the source of the dice
 * @param format the output format
 * @param requirements the requirements on the odds
 * @param until the condition that the first value of a list or range has to meet
 * @param readings the reading of disputed rules, by key
 * @param show the outcome in the cells of a table, or the number in the chart of odds; empty for the most decisive
 *     outcome
 * @param color when to use colour
 * @param battle the file of a battle
 * @param cards a file of own cards
 * @param reminding whether to show warnings
 * @param patience the time limit, if one was given
 * @param pictures the pictures to draw besides the text
 */
public record AnswerSettings(
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
        PictureSettings pictures) {
    /** The source of the dice. */
    public sealed interface Dice {
        /** Returns the dice of a ruling in the form of the journal. */
        default io.redoubt.battle.DiceRecord thrown(List<Integer> faces) {
            List<Integer> places = new ArrayList<>();
            for (int i = 0; i < faces.size(); i++) {
                places.add(i);
            }
            return new io.redoubt.battle.DiceRecord(faces, places, "");
        }

        /** No dice; computes exact odds. */
        record Counted() implements Dice {}

        /** Dice of the program, repeatable by the seed; a fresh seed if there is none. */
        record Rolled(Optional<Seed> seed) implements Dice {}

        /** Dice of a battle, requested when they are needed. */
        record Thrown(PromptedFaces table) implements Dice {
            @Override
            public io.redoubt.battle.DiceRecord thrown(List<Integer> faces) {
                return table.thrown(faces);
            }
        }

        /** Dice that the user rolled. */
        record Given(WrittenFaces faces) implements Dice {}

        /** Dice that the user rolled for several rulings, used in order; the last ruling has to use them up. */
        record Shared(EnteredFaces faces) implements Dice {}
    }

    /** The output format of an answer. */
    public enum Format {
        TEXT,
        JSON,
        CSV,
        MARKDOWN;

        /** Returns whether people read the answer, so that a program is not promised every number. */
        public boolean isForPeople() {
            return this == TEXT || this == MARKDOWN;
        }
    }

    /** Selects whether to show the warnings against a ruling, which is made in any case. */
    public enum Reminding {
        TOLD,
        SILENT
    }

    /** Selects when to use colour. */
    public enum Color {
        AUTO,
        ALWAYS,
        NEVER
    }

    /** Returns the settings of a query that was not typed. */
    public static AnswerSettings usual() {
        Dice dice = new Dice.Rolled(Optional.empty());
        return typed(dice).changed(dice, Format.TEXT, Map.of(), Reminding.SILENT);
    }

    /** Returns the settings of a query that was typed without these options. */
    public static AnswerSettings typed(Dice dice) {
        return new AnswerSettings(
                dice,
                Format.TEXT,
                List.of(),
                Optional.empty(),
                Map.of(),
                "",
                Color.AUTO,
                Optional.empty(),
                Optional.empty(),
                Reminding.TOLD,
                Optional.empty(),
                PictureSettings.NONE);
    }

    /** Returns whether the answer is plain text without requirements, tables or pictures. */
    public boolean isPlain() {
        return format == Format.TEXT
                && requirements.isEmpty()
                && until.isEmpty()
                && show.isEmpty()
                && pictures.equals(PictureSettings.NONE);
    }

    /** Returns a copy of these settings that shows warnings. */
    public AnswerSettings told() {
        return changed(dice, format, readings, Reminding.TOLD);
    }

    /** Returns settings that resolve a ruling again with its recorded dice. */
    static AnswerSettings again(List<Integer> faces, Map<String, String> readings) {
        return usual().changed(new Dice.Given(WrittenFaces.apart(faces)), Format.TEXT, readings, Reminding.TOLD);
    }

    /** Returns a copy of these settings with other dice and readings. */
    AnswerSettings with(Dice otherDice, Map<String, String> otherReadings) {
        return changed(otherDice, format, otherReadings, reminding);
    }

    /** Returns a copy of these settings with another output format. */
    public AnswerSettings as(Format otherFormat) {
        return otherFormat == format ? this : changed(dice, otherFormat, readings, reminding);
    }

    private AnswerSettings changed(
            Dice otherDice, Format otherFormat, Map<String, String> otherReadings, Reminding otherReminding) {
        return new AnswerSettings(
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
