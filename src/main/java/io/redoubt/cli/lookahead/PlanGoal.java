package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.Goal;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.GoalParser;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.ObjectiveFunction;
import io.redoubt.foresight.ValueSource;
import io.redoubt.rules.RuleSet;
import io.redoubt.rules.input.BadInputException;
import io.redoubt.rules.input.PrintableText;
import java.math.BigInteger;
import java.util.Optional;

/**
 * What a plan is to achieve.
 *
 * @param wanted the goal, or the weighted goals, as typed
 * @param function its value on every board
 * @param measure the kind of its value
 * @param atLeast the worth that has to be reached; empty unless it was given
 * @param timing the boards on which it counts
 */
record PlanGoal(
        String wanted, ObjectiveFunction function, Measure measure, Optional<Fraction> atLeast, GoalTiming timing) {
    /** The kinds of values of a plan. */
    enum Measure {
        /** The probability of a goal. */
        CHANCE,
        /** The expected worth of several goals. */
        MEAN
    }

    /**
     * Reads the goal of a command line.
     *
     * @param goal the goal; empty if weighted goals were given instead
     * @throws BadInputException if there is no goal, or its options cannot be combined
     */
    static PlanGoal of(LookAheadArguments line, String goal, Board board, RuleSet game) {
        Optional<String> worth = line.one(LookAheadArguments.WORTH);
        Optional<String> least = line.one(LookAheadArguments.AT_LEAST);
        GoalTiming timing = line.has(LookAheadArguments.ANY_TIME) ? GoalTiming.ANY_TIME : GoalTiming.END;
        if (worth.isPresent() && !goal.isEmpty()) {
            throw new BadInputException("a goal and --worth cannot be combined; give only one");
        }
        if (least.isPresent() && worth.isEmpty()) {
            throw new BadInputException("--at-least needs --worth: plan --worth '"
                    + example(board, game).weighted() + "' --at-least 3");
        }
        if (worth.isPresent() && timing == GoalTiming.ANY_TIME) {
            throw new BadInputException("--any-time needs one goal instead of --worth: plan '"
                    + example(board, game).goal() + "' --any-time");
        }
        if (worth.isPresent()) {
            ObjectiveFunction function = ObjectiveFunctionParser.read(worth.get(), board, game);
            return least.isEmpty()
                    ? new PlanGoal(worth.get(), function, Measure.MEAN, Optional.empty(), timing)
                    : reached(worth.get(), function, least.get());
        }
        if (goal.isEmpty()) {
            throw new BadInputException(
                    "plan takes a goal: plan '" + example(board, game).joined() + "', or --worth");
        }
        ObjectiveFunction chance = ObjectiveFunction.of(GoalParser.read(goal, board, game));
        return new PlanGoal(goal, chance, Measure.CHANCE, Optional.empty(), timing);
    }

    private static GoalExample example(Board board, RuleSet game) {
        return new GoalExample(board, game);
    }

    private static PlanGoal reached(String worth, ObjectiveFunction function, String least) {
        Fraction bound = ObjectiveFunctionParser.number(least)
                .orElseThrow(() -> new BadInputException(
                        "--at-least " + PrintableText.of(least) + ": give a number like 3, 0.5, 1/3 or -2"));
        if (bound.compareTo(function.most()) > 0) {
            throw new BadInputException("--at-least " + PrintableText.of(least)
                    + ": all goals together are worth at most " + number(function.most()));
        }
        if (bound.compareTo(function.least()) <= 0) {
            throw new BadInputException("--at-least " + PrintableText.of(least)
                    + ": the goals are worth that much in any case; give more than "
                    + number(function.least()));
        }
        return new PlanGoal(
                worth,
                ObjectiveFunction.of(new Goal.Worth(function, bound)),
                Measure.CHANCE,
                Optional.of(bound),
                GoalTiming.END);
    }

    /** Returns whether weighted goals were given instead of one goal. */
    boolean isWeighted() {
        return measure == Measure.MEAN || atLeast.isPresent();
    }

    /** Returns whether nothing that happens after a board counts: the goal counts at any time, and it holds. */
    boolean isDecided(Board board) {
        return timing == GoalTiming.ANY_TIME && function.parts().get(0).goal().holds(ValueSource.at(board));
    }

    private static String number(Fraction value) {
        return value.denominator().equals(BigInteger.ONE) ? value.numerator().toString() : value.toString();
    }

    /** Describes the goal, with the worth to be reached or the time at which it counts. */
    String text() {
        String text = PrintableText.of(wanted);
        return atLeast.isPresent()
                ? "at least " + number(atLeast.get()) + " from " + text
                : timing == GoalTiming.ANY_TIME ? text + " at any time" : text;
    }
}
