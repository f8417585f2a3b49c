package io.redoubt.cli.lookahead;

import io.redoubt.foresight.search.Plan;
import io.redoubt.rules.RuleSet;

/**
 * A plan, ready to be written.
 *
 * @param goal what the plan is to achieve
 * @param turns the number of turns planned
 * @param reply what the other side does in between
 */
record PlanResult(
        RuleSet game, PlanGoal goal, int turns, Reply reply, Plan plan, CandidateActions turn, BoardRulings rulings) {
    /** Returns whether its value is the mean of several goals, not a probability. */
    boolean isMean() {
        return goal.measure() == PlanGoal.Measure.MEAN;
    }
}
