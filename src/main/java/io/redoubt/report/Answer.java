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
    Asked asked();

    /** Every finding that says a rule is broken. */
    List<Step.Finding> broken();

    private static List<Step.Finding> broken(List<? extends Step> steps) {
        List<Step.Finding> broken = new ArrayList<>();
        for (Step step : steps) {
            if (step instanceof Step.Finding finding && !finding.allowed()) {
                broken.add(finding);
            }
        }
        return broken;
    }

    /**
     * The odds, without dice.
     *
     * @param findings what the rules said before dice
     * @param rules every rule that some path touches
     */
    record Counted(Asked asked, List<Step.Finding> findings, OddsTable odds, Set<RuleId> rules) implements Answer {
        @Override
        public List<Step.Finding> broken() {
            return Answer.broken(findings);
        }
    }

    /**
     * What happened.
     *
     * @param steps every step in order, the findings before dice first
     * @param outcome its name
     * @param verdict the outcome in words
     * @param amounts the numbers the result carries, by name
     * @param dice every face in the order it fell
     * @param seed what repeats the roll; empty for dice that a person rolled
     * @param odds what the odds were before
     * @param rules every rule this ruling rests on
     */
    record Ruled(
            Asked asked,
            List<Step> steps,
            String outcome,
            Sentence verdict,
            Map<String, Integer> amounts,
            List<Integer> dice,
            Optional<Seed> seed,
            OddsTable odds,
            Set<RuleId> rules)
            implements Answer {
        @Override
        public List<Step.Finding> broken() {
            return Answer.broken(steps);
        }
    }

    /**
     * The rules do not allow it.
     *
     * @param findings what the rules said, the objections among them
     */
    record Refused(Asked asked, List<Step.Finding> findings) implements Answer {
        @Override
        public List<Step.Finding> broken() {
            return Answer.broken(findings);
        }
    }

    /**
     * What is known of the pieces rules it out before the rules are asked.
     *
     * @param reason why, with the rule behind it in brackets where there is one
     */
    record RuledOut(Asked asked, String reason) implements Answer {
        @Override
        public List<Step.Finding> broken() {
            return List.of();
        }
    }
}
