package io.redoubt.report;

import io.redoubt.umpire.RuleId;
import io.redoubt.umpire.Seed;
import io.redoubt.umpire.Sentence;
import io.redoubt.umpire.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One answer, ready to be written. */
public sealed interface Answer {
    QuestionSummary asked();

    /** Returns every finding about a broken rule. */
    List<Step.Finding> broken();

    private static List<Step.Finding> broken(List<? extends Step> steps) {
        List<Step.Finding> broken = List.of();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof Step.Finding finding && !finding.allowed()) {
                broken = broken.isEmpty() ? new ArrayList<>() : broken;
                broken.add(finding);
            }
        }
        return broken;
    }

    /**
     * The odds, without dice.
     *
     * @param findings the findings before dice
     * @param rules every rule that some path touches
     */
    record Counted(QuestionSummary asked, List<Step.Finding> findings, OddsTable odds, Set<RuleId> rules)
            implements Answer {
        @Override
        public List<Step.Finding> broken() {
            return Answer.broken(findings);
        }
    }

    /**
     * A ruling with dice.
     *
     * @param steps every step in order, the findings before dice first
     * @param outcome the name of the outcome
     * @param verdict the outcome in words
     * @param amounts the quantities of the result, by name
     * @param dice every face in the order in which it fell
     * @param seed the seed that repeats the roll; empty for dice that a player rolled
     * @param odds the odds before the roll
     * @param rules every rule cited by this ruling
     */
    record Ruled(
            QuestionSummary asked,
            List<Step> steps,
            String outcome,
            Sentence verdict,
            Map<String, Integer> amounts,
            List<Integer> dice,
            Optional<Seed> seed,
            OddsTable odds,
            Set<RuleId> rules)
            implements Answer {
        /** Returns this ruling with the names of the units that its steps tell of. */
        public Ruled named(List<String> names) {
            List<Step> told = steps.stream()
                    .<Step>map(step -> step instanceof Step.Finding finding ? finding.named(names) : step)
                    .toList();
            return names.isEmpty() ? this : new Ruled(asked, told, outcome, verdict, amounts, dice, seed, odds, rules);
        }

        /** Returns this ruling with the seed of the dice that the program rolled; empty if it rolled none. */
        public Ruled rolledFrom(Optional<Seed> first) {
            return new Ruled(asked, steps, outcome, verdict, amounts, dice, first, odds, rules);
        }

        @Override
        public List<Step.Finding> broken() {
            return Answer.broken(steps);
        }
    }

    /**
     * A refusal: the rules do not allow the action.
     *
     * @param findings the findings, including the objections
     */
    record Refused(QuestionSummary asked, List<Step.Finding> findings) implements Answer {
        @Override
        public List<Step.Finding> broken() {
            return Answer.broken(findings);
        }
    }

    /**
     * A refusal because of the state of the pieces, before the rules are checked.
     *
     * @param reason the reason, with its rule in brackets if there is one
     */
    record RuledOut(QuestionSummary asked, String reason) implements Answer {
        @Override
        public List<Step.Finding> broken() {
            return List.of();
        }
    }
}
