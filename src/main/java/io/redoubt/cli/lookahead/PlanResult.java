package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.cli.lookahead.tree.PlanTree;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.search.Plan;
import io.redoubt.rules.RuleSet;

/**
 * A plan, ready to be written.
 *
 * @param start the board it begins on
 * @param goal what the plan is to achieve
 * @param turns the number of turns planned
 * @param inputs the inputs given for all steps
 * @param reply what the other side does in between
 * @param desk the context in which it was found
 */
record PlanResult(
        RuleSet game,
        Board start,
        PlanGoal goal,
        int turns,
        StepInputs inputs,
        Reply reply,
        Plan plan,
        CandidateActions turn,
        LookAheadContext desk) {
    /**
     * Returns the plan as a tree.
     *
     * @param most the maximum number of rows
     */
    PlanTree tree(int most) {
        return PlanTree.of(plan.policy(), start, game, goal.function().places(), most);
    }

    /** Returns an example of a goal. */
    GoalExample example() {
        return new GoalExample(start, game);
    }

    /** Returns whether its value is the mean of several goals, not a probability. */
    boolean isMean() {
        return goal.measure() == PlanGoal.Measure.MEAN;
    }
}
