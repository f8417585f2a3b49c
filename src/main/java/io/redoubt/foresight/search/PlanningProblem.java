package io.redoubt.foresight.search;

import io.redoubt.battle.Board;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.ObjectiveFunction;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.TurnStep;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A turn to be planned.
 *
 * @param start the initial board
 * @param actions every action to consider, with its step
 * @param owed the mandatory actions that rulings may cause, with their steps
 * @param replies the actions of the other side in its turns, which choose what is worst for the objective function; empty if
 *     it does nothing of its own
 * @param acted the actions done this turn already, by piece and stage; a piece acts once per stage
 * @param stage the current stage of the turn
 * @param worth the objective function
 * @param timing the boards on which the goal counts; any time only for a single goal of value 1
 * @param nextTurn the step to the next turn, of whichever side
 * @param turns the number of turns of the planning side, including this one
 * @param sides the number of turns until that side's next one; in the turns of other sides nothing is done
 * @param links the keys of values that hold names of other pieces
 */
public record PlanningProblem(
        Board start,
        Map<Action, Step> actions,
        Map<Action, Step> owed,
        Map<Action, Step> replies,
        Set<Acted> acted,
        int stage,
        ObjectiveFunction worth,
        GoalTiming timing,
        TurnStep nextTurn,
        int turns,
        int sides,
        List<String> links) {
    /** An action of a piece this turn. */
    public record Acted(String piece, int stage) {}

    /** Returns whether the other side chooses its actions. */
    boolean hasReplies() {
        return !replies.isEmpty();
    }

    /** Returns the number of turns that begin before the last planned one ends. */
    int turnsAhead() {
        return (turns - 1) * sides;
    }

    /** Returns the number of stages of a turn. */
    int stages() {
        return 1 + actions.keySet().stream().mapToInt(Action::stage).max().orElse(0);
    }
}
