package io.redoubt.foresight.search;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import io.redoubt.foresight.SearchLimit;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes the problem smaller before its search, without a change of its value.
 *
 * @param most an upper bound of the objective function
 * @param leftOut the pieces that are not searched, because nothing they can do influences the goal
 * @param isFound whether the values that pieces can have were found
 * @param packed the search over packed boards of a single turn; empty if they cannot be packed
 * @param simpler the simpler problem whose value bounds that of a single turn; empty if those values were not found
 */
record ProblemNarrowing(
        Fraction most,
        Set<String> leftOut,
        boolean isFound,
        Optional<PackedInduction> packed,
        Optional<PooledTurn> simpler) {
    /** The digits of an upper bound that is not exact. */
    private static final MathContext DIGITS = new MathContext(4, RoundingMode.CEILING);

    /** Returns the problem as it is. */
    static ProblemNarrowing none(PlanningProblem setting) {
        return new ProblemNarrowing(setting.worth().most(), Set.of(), false, Optional.empty(), Optional.empty());
    }

    /**
     * Merges values that make no difference, and leaves out actions that make none. If not all values that pieces can
     * have are found, or nothing can be done at first, nothing is left out.
     *
     * @param part the part of the limit in which the values are found; if they are, all of it may be used to merge them
     */
    static ProblemNarrowing of(PlanningProblem setting, MoveGenerator moves, SearchLimit limit, double part) {
        boolean isOneTurn = setting.turns() == 1;
        if (!(isOneTurn || moves.boundary().hasParts())
                || moves.compiled().stream().noneMatch(action -> isPossibleAtFirst(action, moves.start()))) {
            return none(setting);
        }
        try {
            ReachableValues reachable = ReachableValues.of(setting, moves, limit.part(part));
            StateAggregation classes = StateAggregation.of(reachable, moves, setting, limit);
            Set<String> leftOut = pieces(moves.all());
            leftOut.removeAll(pieces(classes.relevant()));
            leftOut.removeAll(setting.worth().pieces());
            moves.narrow(classes);
            return new ProblemNarrowing(
                    setting.worth().most(reachable::values),
                    leftOut,
                    true,
                    isOneTurn ? PackedInduction.of(setting, moves, classes) : Optional.empty(),
                    isOneTurn ? Optional.of(new PooledTurn(setting, moves, reachable, classes)) : Optional.empty());
        } catch (ReachableValues.UnknownException | ComputationAbortedException e) {
            return none(setting); // the search works with single values, as it would without this
        }
    }

    /**
     * Returns an upper bound of the value of the turn, with four digits.
     *
     * @param value a value that it reaches
     * @param limit the limit on the work; when it is reached, the bound is that of the goal
     */
    Fraction bound(Fraction value, SearchLimit limit) {
        OptionalDouble found = simpler.map(problem -> problem.bound(limit)).orElse(OptionalDouble.empty());
        if (found.isEmpty()) {
            return most;
        }
        BigDecimal digits = new BigDecimal(found.getAsDouble()).round(DIGITS);
        int places = Math.max(0, digits.scale());
        Fraction bound = Fraction.of(digits.movePointRight(places).toBigIntegerExact(), BigInteger.TEN.pow(places));
        return List.of(value.compareTo(bound) > 0 ? value : bound, most).stream()
                .min(Comparator.naturalOrder())
                .orElseThrow();
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
