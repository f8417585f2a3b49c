package io.redoubt.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One line of a ruling, as data: {@code report} makes words, colour or JSON of it. */
public sealed interface Step {
    /** The rules the step rests on, the main one first. */
    List<RuleId> cites();

    /** Which attempt of a series the step belongs to; empty for a step of the procedure itself. */
    Optional<Place> place();

    /**
     * A place in a series of attempts.
     *
     * @param noun what is counted, for example {@code Hit}
     * @param index from 1
     * @param of how many there are
     */
    record Place(String noun, int index, int of) {}

    /**
     * Something established without dice.
     *
     * @param sentence what was found
     * @param allowed false if this is what forbids the action
     */
    record Finding(Sentence sentence, boolean allowed, Optional<Place> place) implements Step {
        @Override
        public List<RuleId> cites() {
            return sentence.remark().cites();
        }
    }

    /**
     * Dice judged one by one, in the order they fell.
     *
     * @param dice how many were judged
     * @param faces what they showed; empty if every face, or none, would have met the need
     * @param passed how many met the need, as the umpire judged them
     */
    record Roll(Test test, Need need, int dice, List<Integer> faces, int passed, Optional<Place> place)
            implements Step {
        /** Where all dice agree and that result has rules of its own, these come first. */
        @Override
        public List<RuleId> cites() {
            List<RuleId> cites = new ArrayList<>();
            if (passed == dice || passed == 0) {
                cites.addAll(test.result(passed == dice).cites());
                cites.addAll(test.cites());
            } else {
                cites.addAll(test.cites());
                cites.addAll(test.pass().cites());
                cites.addAll(test.fail().cites());
            }
            return cites;
        }
    }

    /**
     * Dice thrown by their own notation.
     *
     * @param name the notation, for example {@code 4d6kh3}
     * @param need what each must show, where they are counted
     * @param shown every face in the order it fell, and what became of it
     * @param total what they come to: their sum, or how many met the need
     */
    record Dice(String name, Optional<Target> need, List<Shown> shown, int total, Optional<Place> place)
            implements Step {
        public Dice {
            shown = List.copyOf(shown);
        }

        @Override
        public List<RuleId> cites() {
            return List.of();
        }

        /** The same at its place in a series. */
        Dice at(Optional<Place> where) {
            return new Dice(name, need, shown, total, where);
        }
    }

    /**
     * One face of dice with their own notation.
     *
     * @param mark what became of it, for example {@code dropped}; empty where it simply counts
     */
    record Shown(int face, String mark) {}

    /**
     * Dice added up, and what the total led to.
     *
     * @param total the sum of the faces and the modifiers
     * @param row the row of the table it led to; empty where the total itself is the answer
     */
    record Reckoning(
            Lookup lookup, Score score, List<Integer> faces, int total, Optional<Row> row, Optional<Place> place)
            implements Step {
        /** The rules of the row first, where it has any. */
        @Override
        public List<RuleId> cites() {
            List<RuleId> cites = new ArrayList<>();
            row.ifPresent(found -> cites.addAll(found.cites()));
            cites.addAll(lookup.cites());
            return cites;
        }
    }
}
