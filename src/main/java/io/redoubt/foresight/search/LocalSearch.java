package io.redoubt.foresight.search;

import io.redoubt.exact.ComputationAbortedException;
import io.redoubt.foresight.SearchLimit;
import io.redoubt.odds.Budget;
import io.redoubt.odds.Patience;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Local search for a good fixed order. It goes through the order from the end to the beginning again and again: each
 * step is replaced by whatever its piece does best before the steps that follow, exchanged with the next step, or left
 * out; and steps are added for pieces that have still not acted on some boards.
 */
final class LocalSearch {
    /** The boards that an order may lead to if the search stops early: some tenths of a second. */
    private static final int MOST_BOARDS = 80_000;

    /** The boards from which an order that is spread over all targets takes too long to improve. */
    private static final int FEW_BOARDS = 1_500;

    /**
     * The time in which steps without effect are looked for, and in which an order is followed whose search was stopped.
     * It is not taken from the budget.
     */
    private static final Patience AFTERWARDS = new Patience(400);

    /** The part of the limit in which an order grows. */
    private static final double GROWING = 0.5;

    private static final int MOST_SWEEPS = 12;
    private static final int MOST_ADDED = 40;

    private final PlanningProblem setting;
    private final OrderEvaluation values;
    private final GreedyInsertion insertion;
    private final Map<PlanningProblem.Acted, List<Action>> byPiece = new LinkedHashMap<>();
    private List<Move> order = new ArrayList<>();
    private double value;
    private boolean isBest;
    private SearchLimit limit;

    LocalSearch(PlanningProblem setting, MoveGenerator moves, RepeatedActions repeated, SearchLimit limit) {
        this.setting = setting;
        this.limit = limit;
        this.values = new OrderEvaluation(setting, moves, limit);
        this.insertion = new GreedyInsertion(setting, moves, repeated, values);
        for (Action action : moves.all()) {
            byPiece.computeIfAbsent(new PlanningProblem.Acted(action.by(), action.stage()), any -> new ArrayList<>())
                    .add(action);
        }
    }

    /** Returns the evaluation of orders. */
    OrderEvaluation values() {
        return values;
    }

    /** Continues under another limit. */
    void continueUntil(SearchLimit other) {
        limit = other;
        values.continueUntil(other);
    }

    /**
     * Returns the best order found when the limit is reached, or when no small change improves it. The search begins with
     * an order that grows step by step, and then with one of many steps, because a single step may be worth nothing.
     *
     * @param known a good order to begin with; empty if none is known
     */
    List<Move> find(State start, ProblemNarrowing narrowed, List<Move> known) {
        order = new ArrayList<>(known);
        if (!known.isEmpty()) {
            improve(start);
            return order;
        }
        List<Move> spread = spread();
        order = spread;
        boolean mayBeSpread = narrowed.isFound() || feasible(start, FEW_BOARDS).size() == order.size();
        order = new ArrayList<>(
                spread.stream().filter(Move.NextTurn.class::isInstance).toList());
        values.continueUntil(mayBeSpread ? limit.part(GROWING) : limit);
        grow(start);
        if (isBest) {
            return order;
        }
        if (mayBeSpread || order.stream().noneMatch(Move.Act.class::isInstance)) {
            List<Move> grown = order;
            values.continueUntil(limit);
            order = spread;
            improve(start);
            values.continueUntil(afterwards());
            if (!SearchLimit.uninterrupted(() -> isBetter(order, grown, start))) {
                values.continueUntil(limit);
                order = grown;
                grow(start);
            }
        }
        return order;
    }

    private void grow(State start) {
        try {
            insertion.grow(order, start);
        } catch (ComputationAbortedException e) {
            return; // it has few boards
        }
        improve(start);
    }

    /** Improves the order until the limit is reached; then only as much of it is left as can be followed. */
    private void improve(State start) {
        try {
            climb(start);
            leaveOut(start, OrderEvaluation.NOTHING); // what only does harm
        } catch (ComputationAbortedException e) {
            values.continueUntil(afterwards());
            order = SearchLimit.uninterrupted(
                    () -> feasible(start, MOST_BOARDS)); // it is followed once more, for its value
        }
    }

    private boolean isBetter(List<Move> one, List<Move> other, State start) {
        try {
            return values.of(one, start) > values.of(other, start);
        } catch (ComputationAbortedException e) {
            return false;
        }
    }

    private static SearchLimit afterwards() {
        return new SearchLimit(Budget.of(AFTERWARDS), 1, Integer.MAX_VALUE);
    }

    /**
     * Returns the beginning of the order that can be followed with little work, and the ends of turns after it.
     *
     * @param most the number of boards to follow
     */
    private List<Move> feasible(State start, int most) {
        List<Move> steps = new ArrayList<>();
        try {
            Map<State, Double> boards = values.settled(Map.of(start, 1.0), new ArrayList<>());
            int all = boards.size();
            for (Move step : order) {
                boards = values.settledAfter(step, boards);
                all += boards.size();
                if (all > most) {
                    break;
                }
                steps.add(step);
            }
        } catch (ComputationAbortedException e) {
            // The steps so far are the result.
        }
        order.subList(steps.size(), order.size()).stream()
                .filter(Move.NextTurn.class::isInstance)
                .forEach(steps::add);
        return steps;
    }

    /** Returns an order that spreads the actions of a stage over all targets. */
    private List<Move> spread() {
        List<Move> spread = new ArrayList<>();
        for (int turn = 0; turn < setting.turns(); turn++) {
            if (turn > 0) {
                for (int side = 0; side < setting.sides(); side++) {
                    spread.add(new Move.NextTurn());
                }
            }
            List<List<Action>> pieces = new ArrayList<>(byPiece.values());
            pieces.sort((one, other) ->
                    Integer.compare(one.get(0).stage(), other.get(0).stage()));
            for (int i = 0; i < pieces.size(); i++) {
                List<Action> actions = pieces.get(i);
                spread.add(new Move.Act(actions.get(i % actions.size())));
            }
        }
        return spread;
    }

    /** Improves the order until no small change does. */
    private void climb(State start) {
        value = Double.NEGATIVE_INFINITY;
        isBest = values.areBest(values.boards(order, start).get(order.size()));
        if (isBest) {
            return;
        }
        for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
            double before = value;
            sweep(start);
            if (value <= before + OrderEvaluation.NOTHING) {
                break;
            }
        }
        for (int added = 0; added < MOST_ADDED; added++) {
            insertion.forget();
            if (!insertion.addBest(order, values.boards(order, start))) {
                return;
            }
            sweep(start);
        }
    }

    /** Improves every step, from the last to the first, given the steps before and after it. */
    private void sweep(State start) {
        List<Map<State, Double>> boards = values.boards(order, start);
        OrderEvaluation.Tail tail = values.end();
        value = Math.max(value, tail.of(boards.get(order.size())));
        for (int at = order.size() - 1; at >= 0; at--) {
            Move move = order.get(at);
            OrderEvaluation.Tail best = values.tail(Optional.of(move), tail);
            if (move instanceof Move.Act act) {
                double known = best.of(boards.get(at));
                for (Action action : actions(act)) {
                    OrderEvaluation.Tail other = values.tail(Optional.of(new Move.Act(action)), tail);
                    double now = action.equals(act.action()) ? known : other.of(boards.get(at));
                    if (now > known + OrderEvaluation.NOTHING) {
                        known = now;
                        best = other;
                        order.set(at, new Move.Act(action));
                        value = now;
                    }
                }
                best = exchanged(at, best, known, boards.get(at));
            }
            tail = best;
        }
    }

    private List<Action> actions(Move.Act act) {
        return byPiece.getOrDefault(
                new PlanningProblem.Acted(act.action().by(), act.action().stage()), List.of());
    }

    /** Exchanges a step with the next one of its stage if that is better. */
    private OrderEvaluation.Tail exchanged(int at, OrderEvaluation.Tail best, double known, Map<State, Double> boards) {
        boolean isPair = at + 1 < order.size()
                && order.get(at) instanceof Move.Act one
                && order.get(at + 1) instanceof Move.Act next
                && one.action().stage() == next.action().stage()
                && !one.action().by().equals(next.action().by());
        if (!isPair) {
            return best;
        }
        Optional<OrderEvaluation.Tail> rest = best.next().flatMap(OrderEvaluation.Tail::next);
        OrderEvaluation.Tail later = values.tail(Optional.of(order.get(at)), rest.orElseGet(values::end));
        OrderEvaluation.Tail other = values.tail(Optional.of(order.get(at + 1)), later);
        double now = other.of(boards);
        if (now <= known + OrderEvaluation.NOTHING) {
            return best;
        }
        Collections.swap(order, at, at + 1);
        value = now;
        return other;
    }

    /**
     * Returns an order without the steps that do not change its value. If that takes long, the first of them may still be
     * there.
     *
     * @param tolerance the loss of value that counts as none
     */
    List<Move> withoutIdle(List<Move> steps, State start, double tolerance) {
        order = new ArrayList<>(steps);
        values.withoutGuide();
        values.continueUntil(afterwards());
        try {
            leaveOut(start, -tolerance);
        } catch (ComputationAbortedException e) {
            // The steps that were not examined stay.
        }
        values.continueUntil(SearchLimit.none());
        return order;
    }

    /**
     * Leaves out steps, from the last to the first.
     *
     * @param gain by how much the order has to be better without a step
     */
    private void leaveOut(State start, double gain) {
        List<Map<State, Double>> boards = values.boards(order, start);
        OrderEvaluation.Tail tail = values.end();
        for (int at = order.size() - 1; at >= 0; at--) {
            OrderEvaluation.Tail with = values.tail(Optional.of(order.get(at)), tail);
            if (order.get(at) instanceof Move.Act && tail.of(boards.get(at)) >= with.of(boards.get(at)) + gain) {
                order.remove(at);
            } else {
                tail = with;
            }
        }
    }
}
