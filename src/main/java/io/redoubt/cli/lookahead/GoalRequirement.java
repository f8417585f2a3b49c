package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.cli.parsing.Option;
import io.redoubt.cli.query.ProbabilityParser;
import io.redoubt.exact.Fraction;
import io.redoubt.exact.Relation;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.GoalParser;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;

/**
 * A requirement of {@code --require}: {@code n1=destroyed>=90%}.
 *
 * @param goal the text of the goal
 * @param relation how the probability of the goal has to compare with the bound
 * @param bound the probability to compare with
 */
record GoalRequirement(String goal, Relation relation, Fraction bound) {
    /**
     * Parses a requirement; the last relation sign is the one before the probability.
     *
     * @param option the option it was given with
     * @param example a goal for messages
     * @throws BadInputException if the text is not a requirement
     */
    static GoalRequirement parse(Option option, String text, GoalExample example) {
        int end = Math.max(text.lastIndexOf('='), Math.max(text.lastIndexOf('<'), text.lastIndexOf('>')));
        if (end <= 0) {
            throw fault(option, text, example, "write a goal, one of >= > <= < =, and a probability");
        }
        int begin = text.charAt(end) == '=' && "<>".indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : end;
        String sign = text.substring(begin, end + 1);
        Fraction bound = ProbabilityParser.parse(text.substring(end + 1))
                .orElseThrow(() -> fault(option, text, example, "write a probability from 0 to 1 after the last sign"));
        if (!sign.equals("=") && begin == end && text.charAt(end - 1) == '=') {
            throw fault(option, text, example, "write " + sign + "=, not =" + sign);
        }
        for (Relation relation : Relation.values()) {
            if (relation.sign().equals(sign)) {
                return new GoalRequirement(text.substring(0, begin).strip(), relation, bound);
            }
        }
        throw fault(option, text, example, "write one of >= > <= < = before the probability");
    }

    /**
     * Rejects a requirement about a goal other than the planned one, in whatever notation: its probability is not
     * computed.
     */
    static void mustBeAsked(LookAheadArguments line, String goal, Board board, RuleSet game) {
        for (String text : line.all(LookAheadArguments.REQUIRE)) {
            GoalRequirement requirement = ofPlan(text, new GoalExample(board, game));
            boolean asked = isBare(text)
                    || (!goal.isEmpty()
                            && GoalParser.read(requirement.goal(), board, game)
                                    .canonical()
                                    .equals(GoalParser.read(goal, board, game).canonical()));
            if (!asked) {
                throw new BadInputException("--require " + PrintableText.of(text) + ": the plan is for "
                        + (goal.isEmpty() ? "the goals of --worth" : PrintableText.of(goal)) + "; write '"
                        + requirement.relation().sign() + requirement.bound() + "'");
            }
        }
    }

    private static boolean isBare(String text) {
        return !text.isEmpty() && "<>=".indexOf(text.charAt(0)) >= 0;
    }

    /** Parses a requirement of a plan, whose goal may be omitted. */
    static GoalRequirement ofPlan(String text, GoalExample example) {
        return parse(LookAheadArguments.REQUIRE, isBare(text) ? "the plan" + text : text, example);
    }

    /**
     * Parses the condition of {@code --until} for a plan: a sign and a probability, or a number if the plan has a mean
     * value.
     *
     * @throws BadInputException if it is not a condition
     */
    static GoalRequirement untilPlan(String text, PlanGoal.Measure measure) {
        String goal = measure == PlanGoal.Measure.MEAN ? "a worth" : "a chance";
        for (Relation relation : Relation.values()) {
            if (text.startsWith(relation.sign())) {
                String bound = text.substring(relation.sign().length());
                return new GoalRequirement(goal, relation, bound(text, bound, measure));
            }
        }
        throw new BadInputException("--until " + PrintableText.of(text)
                + ": the plan has its goal; give one of >= > <= < = and a "
                + (measure == PlanGoal.Measure.MEAN ? "number, like >=2" : "probability, like >=90%"));
    }

    private static Fraction bound(String text, String bound, PlanGoal.Measure measure) {
        boolean mean = measure == PlanGoal.Measure.MEAN;
        return (mean ? ObjectiveFunctionParser.number(bound) : ProbabilityParser.parse(bound))
                .orElseThrow(() -> new BadInputException("--until " + PrintableText.of(text) + ": give a "
                        + (mean ? "number, like >=2 or >=1/3" : "probability from 0 to 1, like >=90%")));
    }

    private static BadInputException fault(Option option, String text, GoalExample example, String what) {
        return new BadInputException(option.dashed() + ' ' + PrintableText.of(text) + ": " + what + ", like "
                + PrintableText.of(example.goal()) + ">=90%");
    }

    boolean holds(Fraction chance) {
        return relation.holds(chance.compareTo(bound));
    }

    @Override
    public String toString() {
        return goal + ' ' + relation.sign() + ' ' + bound;
    }
}
