package io.redoubt.cli.ahead;

import io.redoubt.foresight.Plan;
import io.redoubt.rules.RuleSet;
import java.util.Set;

/**
 * A plan, ready to be told.
 *
 * @param wanted the goal, or what goals are worth, as it was typed
 * @param isWorth which of the two it is
 * @param pieces the pieces it is about
 * @param turns how many turns were planned
 */
record TurnAnswer(
        RuleSet game,
        String wanted,
        boolean isWorth,
        Set<String> pieces,
        int turns,
        Plan plan,
        TurnPlan turn,
        Hearings hearings) {}
