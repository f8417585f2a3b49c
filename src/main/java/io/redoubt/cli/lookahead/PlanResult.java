package io.redoubt.cli.lookahead;

import io.redoubt.battle.Board;
import io.redoubt.foresight.GoalExample;
import io.redoubt.foresight.search.Plan;
import io.redoubt.rules.RuleSet;

/**
 * A plan, ready to be written.
 *
 * @param start the board it begins on
 * @param goal what the plan is to achieve
 * @param turns the number of turns planned
 * @param reply what the other side does in between
 */
record PlanResult(
        RuleSet game,
        Board start,
        PlanGoal goal,
        int turns,
        Reply reply,
        Plan plan,
        CandidateActions turn,
        BoardRulings rulings) {
    /** Returns an example of a goal. */
    GoalExample example() {
        return new GoalExample(start, game);
    }

    /** Returns whether its value is the mean of several goals, not a probability. */
    boolean isMean() {
        return goal.measure() == PlanGoal.Measure.MEAN;
    }
}
