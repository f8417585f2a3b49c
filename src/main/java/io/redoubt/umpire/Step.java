package io.redoubt.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One line of a ruling, as data; {@code report} formats it as text, colour or JSON. */
public sealed interface Step {
    /** Returns the rules of the step, the main one first. */
    List<RuleId> cites();

    /** Returns whether none of the rules is the main one. */
    boolean citesAlike();

    /** Returns the rules that are shown beside the step: the main one, or each once if they are alike. */
    default List<RuleId> shownRules() {
        return CitedRules.shown(cites(), citesAlike());
    }

    /** Returns the attempt of a series to which the step belongs; empty for a step of the procedure itself. */
    Optional<Place> place();

    /**
     * A place in a series of attempts.
     *
     * @param noun the name of one attempt, for example {@code Hit}
     * @param index the number of the attempt, from 1
     * @param of the number of attempts
     */
    record Place(String noun, int index, int of) {}

    /**
     * A finding without dice.
     *
     * @param sentence the finding
     * @param allowed false if it forbids the action
     */
    record Finding(Sentence sentence, boolean allowed, Optional<Place> place) implements Step {
        /** Returns this finding with the names of the units that it tells of. */
        public Finding named(List<String> names) {
            return new Finding(sentence.named(names), allowed, place);
        }

        @Override
        public List<RuleId> cites() {
            return sentence.remark().cites();
        }

        @Override
        public boolean citesAlike() {
            return sentence.remark().citesAlike();
        }
    }

    /**
     * Dice judged one by one, in the order in which they fell.
     *
     * @param dice the number of dice judged
     * @param faces the faces; empty if every face, or none, would have met the need
     * @param passed the number of dice that met the need
     */
    record Roll(Test test, RequiredRoll need, int dice, List<Integer> faces, int passed, Optional<Place> place)
            implements Step {
        /** Returns the rules; if all dice agree, those of their result come first. */
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

        @Override
        public boolean citesAlike() {
            return test.title().citesAlike();
        }
    }

    /**
     * Dice with a notation of their own.
     *
     * @param name the notation, for example {@code 4d6kh3}
     * @param need the target of each die, if successes are counted
     * @param shown every face in the order in which it fell, with its mark
     * @param total the sum, or the number of successes
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

        @Override
        public boolean citesAlike() {
            return false;
        }

        /** Returns this step at a place in a series. */
        Dice at(Optional<Place> where) {
            return new Dice(name, need, shown, total, where);
        }
    }

    /**
     * One face of dice with a notation of their own.
     *
     * @param mark a mark, for example {@code dropped}; empty if the face simply counts
     */
    record Shown(int face, String mark) {}

    /**
     * Dice added up, and the result of the total.
     *
     * @param total the sum of the faces and the modifiers
     * @param row the row of the table; empty if the total itself is the answer
     */
    record TotalStep(
            TotalRoll lookup, DiceTotal score, List<Integer> faces, int total, Optional<Row> row, Optional<Place> place)
            implements Step {
        /** Returns the rules; those of the row come first. */
        @Override
        public List<RuleId> cites() {
            List<RuleId> cites = new ArrayList<>();
            row.ifPresent(found -> cites.addAll(found.cites()));
            cites.addAll(lookup.cites());
            return cites;
        }

        @Override
        public boolean citesAlike() {
            return lookup.title().citesAlike();
        }
    }
}
