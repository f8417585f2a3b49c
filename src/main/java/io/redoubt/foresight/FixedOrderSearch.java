package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the best order of actions that is fixed beforehand, whatever the dice show; each piece gets one action per
 * stage. {@link LocalSearch} finds a good order; then a branch-and-bound search uses the value of the best policy,
 * which no order exceeds, to skip most others.
 */
final class FixedOrderSearch {
    /** Limit on the branches followed: some tenths of a second. */
    private static final int MOST_FOLLOWED = 25_000;

    /** Values that differ by less are compared exactly. */
    private static final double CLOSE = 1e-9;

    private final BackwardInduction planner;
    private final ExactComparison exactly;
    private final MoveGenerator moves;
    private final Set<EquivalentOrders> seen = new HashSet<>();
    private Order best = new Order();
    private Fraction bestValue = Fraction.ZERO;
    private int followed;

    FixedOrderSearch(BackwardInduction planner, ExactComparison exactly, MoveGenerator moves) {
        this.planner = planner;
        this.exactly = exactly;
        this.moves = moves;
    }

    /**
     * An order and the pieces it uses.
     *
     * @param used the actions of this turn, by piece and stage
     * @param named all pieces named by any of the steps
     */
    private record Order(List<Move> steps, Set<PlanningProblem.Acted> used, Set<String> named) {
        Order() {
            this(List.of(), Set.of(), Set.of());
        }

        Order with(Move step) {
            List<Move> all = new ArrayList<>(steps);
            all.add(step);
            Set<PlanningProblem.Acted> more = new HashSet<>(used);
            Set<String> names = new HashSet<>(named);
            if (step instanceof Move.Act act) {
                more.add(new PlanningProblem.Acted(
                        act.action().by(), act.action().stage()));
                names.addAll(List.of(act.action().by(), act.action().at()));
            } else {
                more.clear();
            }
            return new Order(all, more, names);
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

        boolean mayUse(Action action) {
            return !used.contains(new PlanningProblem.Acted(action.by(), action.stage()));
        }
    }

    /** The state of an order that decides everything after it. */
    private record EquivalentOrders(Set<PlanningProblem.Acted> used, Map<State, Fraction> boards) {}

    /** The beginning of an order, with the boards it can lead to and an upper bound of its value. */
    private record OrderPrefix(Order order, Map<State, Fraction> boards, double hope) {}

    Plan.Fixed find(State start, PlanningProblem setting) {
        take(start, new LocalSearch(planner, moves, setting).find(start));
        goOn(new Order(), settled(Map.of(start, Fraction.ONE), new ArrayList<>()));
        leaveOut(start);
        return new Plan.Fixed(told(start), bestValue, followed <= MOST_FOLLOWED);
    }

    /** Returns the steps as commands, with the mandatory actions between them. */
    private List<String> told(State start) {
        List<Move> told = new ArrayList<>();
        Map<State, Fraction> boards = settled(Map.of(start, Fraction.ONE), told);
        for (Move step : best.steps()) {
            told.add(step);
            Map<State, Fraction> before = boards;
            boards = settled(bare(step, before).orElse(before), told);
        }
        List<String> steps = new ArrayList<>();
        told.forEach(step -> steps.add(step.text()));
        return steps;
    }

    /** Returns the boards after all mandatory actions. */
    private Map<State, Fraction> settled(Map<State, Fraction> boards, List<Move> told) {
        Map<State, Fraction> settled = boards;
        for (Optional<Move> owed = moves.mandatoryMove(settled.keySet());
                owed.isPresent();
                owed = moves.mandatoryMove(settled.keySet())) {
            told.add(owed.get());
            Map<State, Fraction> before = settled;
            settled = bare(owed.get(), before).orElse(before);
        }
        return settled;
    }

    private void take(State start, List<Move> steps) {
        Order order = new Order();
        for (Move step : steps) {
            order = order.with(step);
        }
        best = order;
        bestValue = worth(steps, start);
    }

    /** Removes the steps that do not change the value. */
    private void leaveOut(State start) {
        List<Map<State, Fraction>> boards = new ArrayList<>();
        boards.add(settled(Map.of(start, Fraction.ONE), new ArrayList<>()));
        for (Move step : best.steps()) {
            Map<State, Fraction> before = boards.get(boards.size() - 1);
            boards.add(after(step, before).orElse(before));
        }
        OrderSuffix tail = new OrderSuffix(planner, moves);
        Order told = new Order();
        List<Move> kept = new ArrayList<>();
        for (int at = best.steps().size() - 1; at >= 0; at--) {
            Move step = best.steps().get(at);
            if (!(step instanceof Move.Act && tail.worth(boards.get(at)).equals(bestValue))) {
                tail.begin(step);
                kept.add(0, step);
            }
        }
        for (Move step : kept) {
            told = told.with(step);
        }
        best = told;
    }

    private Fraction worth(List<Move> steps, State start) {
        Map<State, Fraction> boards = settled(Map.of(start, Fraction.ONE), new ArrayList<>());
        for (Move step : steps) {
            Map<State, Fraction> before = boards;
            boards = after(step, before).orElse(before);
        }
        return worth(boards);
    }

    private void goOn(Order order, Map<State, Fraction> boards) {
        List<OrderPrefix> nexts = new ArrayList<>();
        for (Action action : moves.all()) {
            if (followed <= MOST_FOLLOWED && order.mayUse(action) && !order.hasLikeBefore(action, moves)) {
                begin(order, new Move.Act(action), boards).ifPresent(nexts::add);
            }
        }
        if (!isLast(boards)) {
            begin(order, new Move.NextTurn(), boards).ifPresent(nexts::add);
        }
        nexts.sort((one, other) -> Double.compare(other.hope(), one.hope()));
        for (OrderPrefix next : nexts) {
            if (followed > MOST_FOLLOWED) {
                return;
            }
            if (!mayBeBetter(next)
                    || !seen.add(new EquivalentOrders(next.order().used(), next.boards()))) {
                continue;
            }
            Fraction worth = worth(next.boards());
            if (isLast(next.boards()) && worth.compareTo(bestValue) > 0) {
                bestValue = worth;
                best = next.order();
            }
            goOn(next.order(), next.boards());
        }
    }

    /** Returns whether no further turn is planned. */
    private static boolean isLast(Map<State, Fraction> boards) {
        return boards.keySet().stream().allMatch(state -> state.turns() == 0);
    }

    private Optional<OrderPrefix> begin(Order order, Move move, Map<State, Fraction> boards) {
        return after(move, boards).map(after -> new OrderPrefix(order.with(move), after, hope(after)));
    }

    /**
     * Returns the boards after a move and the mandatory actions that follow it; empty if the move is possible on none.
     */
    private Optional<Map<State, Fraction>> after(Move move, Map<State, Fraction> boards) {
        return bare(move, boards).map(after -> settled(after, new ArrayList<>()));
    }

    /** Returns the boards after a move alone; boards on which it is impossible stay unchanged. */
    private Optional<Map<State, Fraction>> bare(Move move, Map<State, Fraction> boards) {
        Map<State, Fraction> after = new LinkedHashMap<>();
        boolean done = false;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            Optional<Transition> transition = moves.of(move, board.getKey());
            if (transition.isEmpty()) {
                after.merge(board.getKey(), board.getValue(), Fraction::plus);
                continue;
            }
            done = true;
            followed += transition.get().ways().size();
            for (OutcomeBranch way : transition.get().ways()) {
                Fraction chance = board.getValue().times(way.chance());
                after.merge(moves.reduced(moves.after(board.getKey(), move, way)), chance, Fraction::plus);
            }
        }
        return done ? Optional.of(after) : Optional.empty();
    }

    private double hope(Map<State, Fraction> boards) {
        double hope = 0;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            hope += board.getValue().doubleValue() * planner.solve(board.getKey()).value;
        }
        return hope;
    }

    private boolean mayBeBetter(OrderPrefix next) {
        double bar = bestValue.doubleValue();
        if (Math.abs(next.hope() - bar) > CLOSE * Math.max(1, bar)) {
            return next.hope() > bar;
        }
        Fraction hope = Fraction.ZERO;
        for (Map.Entry<State, Fraction> board : next.boards().entrySet()) {
            hope = hope.plus(board.getValue().times(exactly.value(planner.solve(board.getKey()))));
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
