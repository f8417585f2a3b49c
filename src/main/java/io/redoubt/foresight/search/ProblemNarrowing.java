package io.redoubt.foresight.search;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes the problem of a single turn smaller before its search, without a change of its value.
 *
 * @param most an upper bound of the objective function
 * @param leftOut the pieces that are not searched, because nothing they can do influences the goal
 * @param packing the packed form of the boards of the turn; empty if there is none
 * @param isFound false if the values that pieces can have were not found, or not looked for
 */
record ProblemNarrowing(Fraction most, Set<String> leftOut, Optional<BoardPacking> packing, boolean isFound) {
    /** Returns the problem as it is. */
    static ProblemNarrowing none(PlanningProblem setting) {
        return new ProblemNarrowing(setting.worth().most(), Set.of(), Optional.empty(), false);
    }

    /**
     * Merges values that make no difference, and leaves out actions that make none. If not all values that pieces can
     * have are found, or nothing can be done at first, nothing is left out.
     *
     * @param limit the limit on the work
     */
    static ProblemNarrowing of(PlanningProblem setting, MoveGenerator moves, SearchLimit limit) {
        if (setting.turns() > 1
                || moves.compiled().stream().noneMatch(action -> isPossibleAtFirst(action, moves.start()))) {
            return none(setting);
        }
        try {
            ReachableValues reachable = ReachableValues.of(moves, limit);
            StateAggregation classes = StateAggregation.of(reachable, moves, setting.worth(), setting.stages());
            Set<String> leftOut = pieces(moves.all());
            leftOut.removeAll(pieces(classes.relevant()));
            leftOut.removeAll(setting.worth().pieces());
            moves.narrow(classes);
            return new ProblemNarrowing(
                    setting.worth().most(reachable::values),
                    leftOut,
                    BoardPacking.of(classes, moves, setting.stages()),
                    true);
        } catch (ReachableValues.UnknownException | ComputationAbortedException e) {
            return none(setting); // the search works with single values, as it would without this
        }
    }

    private static boolean isPossibleAtFirst(CompiledAction action, State start) {
        return action.isAvailable(start)
                && action.asked(start).filter(Transition::changesSomething).isPresent();
    }

    private static Set<String> pieces(Set<Action> actions) {
        Set<String> pieces = new TreeSet<>();
        actions.forEach(action -> pieces.addAll(List.of(action.by(), action.at())));
        return pieces;
    }
}
