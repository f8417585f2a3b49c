package io.redoubt.cli.lookahead;

import io.redoubt.foresight.search.Plan;
import io.redoubt.rules.RuleSet;
import java.util.Set;

/**
 * A plan, ready to be written.
 *
 * @param wanted the goal, or the weighted goals, as typed
 * @param isWorth whether weighted goals were given instead of one goal
 * @param pieces the pieces that the goals name
 * @param turns the number of turns planned
 */
record PlanResult(
        RuleSet game,
        String wanted,
        boolean isWorth,
        Set<String> pieces,
        int turns,
        Plan plan,
        CandidateActions turn,
        BoardRulings rulings) {}
