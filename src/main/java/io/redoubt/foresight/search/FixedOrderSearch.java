package io.redoubt.foresight.search;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BinaryOperator;

/**
 * Finds the best order of actions that is fixed beforehand, whatever the dice show. A step that is impossible on a board
 * is skipped there, and a piece that is named again acts at the first of its steps that is possible. {@link LocalSearch}
 * finds a good order; then a branch-and-bound search uses the value of the best policy, which no order exceeds, to skip
 * most others.
 */
final class FixedOrderSearch {
    /** Limit on the branches followed: some tenths of a second. */
    private static final int MOST_FOLLOWED = 25_000;

    /** Values that differ by less are compared exactly. */
    private static final double CLOSE = 1e-9;

    private final BackwardInduction planner;
    private final ExactComparison exactly;
    private final MoveGenerator moves;
    private final RepeatedActions repeated;
    private final Set<EquivalentOrders> seen = new HashSet<>();
    private Order best = new Order();
    private Fraction bestValue;
    private int followed;

    FixedOrderSearch(
            BackwardInduction planner, ExactComparison exactly, MoveGenerator moves, RepeatedActions repeated) {
        this.planner = planner;
        this.exactly = exactly;
        this.moves = moves;
        this.repeated = repeated;
        this.bestValue = planner.least();
    }

    /**
     * An order and the pieces it uses.
     *
     * @param stage the stage of the turn
     * @param used the actions of this turn, by piece and stage
     * @param named all pieces named by any of the steps
     */
    private record Order(List<Move> steps, int stage, Set<PlanningProblem.Acted> used, Set<String> named) {
        Order() {
            this(List.of(), 0, Set.of(), Set.of());
        }

        Order with(Move step) {
            List<Move> all = new ArrayList<>(steps);
            all.add(step);
            Set<PlanningProblem.Acted> more = new HashSet<>(used);
            Set<String> names = new HashSet<>(named);
            int now = 0;
            if (step instanceof Move.Act act) {
                now = act.action().stage();
                more.add(new PlanningProblem.Acted(act.action().by(), now));
                names.addAll(List.of(act.action().by(), act.action().at()));
            } else {
                more.clear();
            }
            return new Order(all, now, more, names);
        }

        /**
         * Returns whether an equivalent action exists for an earlier interchangeable piece that no step has named so
         * far either.
         */
        boolean hasLikeBefore(Action action, MoveGenerator moves) {
            return hasLikeBefore(action.by(), moves) || hasLikeBefore(action.at(), moves);
        }

        private boolean hasLikeBefore(String piece, MoveGenerator moves) {
            return !named.contains(piece)
                    && moves.alike().peers(piece).stream()
                            .anyMatch(peer -> peer.compareTo(piece) < 0
                                    && !named.contains(peer)
                                    && moves.haveSameStart(peer, piece));
        }

        boolean mayUse(Action action, RepeatedActions repeated) {
            return action.stage() >= stage
                    && (!used.contains(new PlanningProblem.Acted(action.by(), action.stage()))
                            || repeated.isAllowed(action));
        }
    }

    /** The state of an order that decides everything after it. */
    private record EquivalentOrders(int stage, Set<PlanningProblem.Acted> used, Map<State, Fraction> boards) {}

    /** The beginning of an order, with its last step and an approximate upper bound of its value. */
    private record OrderPrefix(Order order, Move last, double hope) {}

    /**
     * Arithmetic with the probabilities of boards: exact, or in floating point where that is enough.
     *
     * @param counted how often a branch counts for the limit on those followed
     */
    private record Arithmetic<T>(Times<T> times, BinaryOperator<T> plus, int counted) {
        static final Arithmetic<Fraction> EXACT = new Arithmetic<>(
                (chance, result, way) -> chance.times(result.ways().get(way).chance()), Fraction::plus, 0);
        static final Arithmetic<Double> APPROXIMATE =
                new Arithmetic<>((chance, result, way) -> chance * result.odds(way), Double::sum, 1);

        /** Multiplies a probability by that of a branch. */
        interface Times<T> {
            T of(T chance, Transition result, int way);
        }
    }

    /** Returns the best order, starting from a good one with its value. */
    Result find(State start, Result good) {
        best = new Order();
        for (Move step : good.steps()) {
            best = best.with(step);
        }
        bestValue = good.value();
        try {
            Map<State, Fraction> boards = settled(Map.of(start, Fraction.ONE), Arithmetic.EXACT);
            keepIfBetter(new Order(), boards);
            goOn(new Order(), boards);
        } catch (ComputationAbortedException e) {
            followed = MOST_FOLLOWED + 1;
        }
        return new Result(best.steps(), bestValue, followed <= MOST_FOLLOWED);
    }

    /**
     * An order with its value.
     *
     * @param complete true if every order was tried or shown to be no better
     */
    record Result(List<Move> steps, Fraction value, boolean complete) {}

    /** Returns the boards after all mandatory actions. */
    private <T> Map<State, T> settled(Map<State, T> boards, Arithmetic<T> arithmetic) {
        Map<State, T> settled = boards;
        for (Optional<Move.Act> owed = moves.mandatoryMove(settled.keySet());
                owed.isPresent();
                owed = moves.mandatoryMove(settled.keySet())) {
            Map<State, T> before = settled;
            settled = bare(owed.get(), before, arithmetic).orElse(before);
        }
        return settled;
    }

    private void goOn(Order order, Map<State, Fraction> boards) {
        Map<State, Double> roughly = new LinkedHashMap<>();
        boards.forEach((board, chance) -> roughly.put(board, chance.doubleValue()));
        List<OrderPrefix> nexts = new ArrayList<>();
        for (Action action : moves.all()) {
            if (followed <= MOST_FOLLOWED && order.mayUse(action, repeated) && !order.hasLikeBefore(action, moves)) {
                begin(order, new Move.Act(action), roughly).ifPresent(nexts::add);
            }
        }
        if (!isLast(boards)) {
            begin(order, new Move.NextTurn(), roughly).ifPresent(nexts::add);
        }
        nexts.sort((one, other) -> Double.compare(other.hope(), one.hope()));
        for (OrderPrefix next : nexts) {
            if (followed > MOST_FOLLOWED) {
                return;
            }
            boolean isClose = isClose(next);
            if (next.hope() < bestValue.doubleValue() && !isClose) {
                continue; // most orders end here, before their exact chances are needed
            }
            Map<State, Fraction> after =
                    settled(bare(next.last(), boards, Arithmetic.EXACT).orElse(boards), Arithmetic.EXACT);
            if ((isClose && !isBetter(after))
                    || !seen.add(new EquivalentOrders(
                            next.order().stage(), next.order().used(), after))) {
                continue;
            }
            keepIfBetter(next.order(), after);
            goOn(next.order(), after);
        }
    }

    private void keepIfBetter(Order order, Map<State, Fraction> boards) {
        Fraction worth = worth(boards);
        if (isLast(boards) && worth.compareTo(bestValue) > 0) {
            bestValue = worth;
            best = order;
        }
    }

    /** Returns whether no further turn is planned. */
    private boolean isLast(Map<State, Fraction> boards) {
        return boards.keySet().stream().allMatch(state -> state.turns() == 0 || moves.isDecided(state));
    }

    /** Returns an order with one more step, counting the branches followed; empty if the step is possible on no board. */
    private Optional<OrderPrefix> begin(Order order, Move move, Map<State, Double> boards) {
        return bare(move, boards, Arithmetic.APPROXIMATE).map(after -> {
            Map<State, Double> settled = settled(after, Arithmetic.APPROXIMATE);
            return new OrderPrefix(order.with(move), move, hope(settled));
        });
    }

    /** Returns the boards after a move alone; boards on which it is impossible stay unchanged. */
    private <T> Optional<Map<State, T>> bare(Move move, Map<State, T> boards, Arithmetic<T> arithmetic) {
        Map<State, T> after = new LinkedHashMap<>();
        boolean done = false;
        for (Map.Entry<State, T> board : boards.entrySet()) {
            Optional<MoveGenerator.Successors> next = moves.follow(move, board.getKey());
            if (next.isEmpty()) {
                after.merge(board.getKey(), board.getValue(), arithmetic.plus());
                continue;
            }
            done = true;
            Transition result = next.get().transition();
            followed += arithmetic.counted() * result.ways().size();
            for (int way = 0; way < result.ways().size(); way++) {
                T chance = arithmetic.times().of(board.getValue(), result, way);
                after.merge(next.get().after().get(way), chance, arithmetic.plus());
            }
        }
        return done ? Optional.of(after) : Optional.empty();
    }

    private double hope(Map<State, Double> boards) {
        double hope = 0;
        for (Map.Entry<State, Double> board : boards.entrySet()) {
            hope += board.getValue() * planner.solve(board.getKey(), 0).value;
        }
        return hope;
    }

    /** Returns whether floating point cannot tell an upper bound from the best value. */
    private boolean isClose(OrderPrefix next) {
        double bar = bestValue.doubleValue();
        return Math.abs(next.hope() - bar) <= CLOSE * Math.max(1, Math.abs(bar));
    }

    private boolean isBetter(Map<State, Fraction> boards) {
        Fraction hope = Fraction.ZERO;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            hope = hope.plus(board.getValue().times(exactly.value(planner.solve(board.getKey(), 0))));
        }
        return hope.compareTo(bestValue) > 0;
    }

    private Fraction worth(Map<State, Fraction> boards) {
        Fraction worth = Fraction.ZERO;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            worth = worth.plus(board.getValue().times(planner.worth(board.getKey())));
        }
        return worth;
    }
}
