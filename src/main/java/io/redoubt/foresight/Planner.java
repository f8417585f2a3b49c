package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import io.redoubt.exact.GivenUp;
import io.redoubt.odds.Budget;
import io.redoubt.odds.TooManyPaths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the best move for every board that a turn can reach, by backward induction. The search computes values in
 * floating point and tracks a bound of the rounding error; choices within that bound are compared {@link Exactly}.
 */
final class Planner {
    private static final double UNIT = Math.ulp(1.0);

    /**
     * Estimated cost in nanoseconds of solving one board, of checking whether one action is available on it, and of
     * following one available action.
     */
    private static final double BOARD = 4_000;

    private static final double LOOK = 30;
    private static final double TRY = 500;

    private final PlanSetting setting;
    private final Moves moves;
    private final Budget budget;
    private final double most;
    private final Map<State, Node> nodes = new HashMap<>();
    private boolean givenUp;

    Planner(PlanSetting setting, Moves moves, Budget budget) {
        this.setting = setting;
        this.moves = moves;
        this.budget = budget;
        this.most = setting.worth().most().doubleValue();
    }

    /** Returns the number of distinct boards examined so far. */
    int boards() {
        return nodes.size();
    }

    /** Returns whether the search completed without being interrupted. */
    boolean isComplete() {
        return !givenUp;
    }

    /**
     * Solves a board and all boards reachable from it.
     *
     * @throws TooManyBoards if the work budget is exhausted
     */
    Node solve(State state) {
        State canonical = moves.canonical(state);
        Node known = nodes.get(canonical);
        if (known != null) {
            return known;
        }
        givenUp |= Thread.interrupted();
        spend(BOARD + LOOK * setting.actions().size());
        Node node = new Node(canonical);
        nodes.put(canonical, node);
        weigh(node);
        return node;
    }

    private void spend(double work) {
        try {
            budget.spend(work);
        } catch (GivenUp e) {
            throw tooMany(e);
        }
    }

    private TooManyBoards tooMany(GivenUp why) {
        return new TooManyBoards("after " + nodes.size() + (nodes.size() == 1 ? " board: " : " boards: ")
                + why.getMessage() + "; or narrow the plan with --by, --at or --verbs, or plan fewer --turns");
    }

    /** Returns the actions available on a board; an empty list if the search was interrupted. */
    private List<Moves.Found> found(State state) {
        try {
            return moves.found(state);
        } catch (TooManyPaths e) {
            throw tooMany(e);
        } catch (GivenUp e) {
            givenUp |= Thread.interrupted();
            return List.of();
        }
    }

    /** Solves the initial board. */
    Node solveFirst(State start) {
        found(start); // marks the values read there as relevant before any are left out
        return solve(start);
    }

    private void weigh(Node node) {
        Optional<Moves.Found> owed = moves.owed(node.state);
        if (owed.isPresent()) {
            offer(node, choice(node.state, owed.get().move(), owed.get().transition()));
            return; // a mandatory action leaves no choice
        }
        boolean last = node.state.turns() == 0;
        if (last) {
            rest(node);
            if (node.value >= most) {
                return; // no other choice can be better
            }
        }
        if (!givenUp) {
            for (Moves.Found each : found(node.state)) {
                spend(TRY);
                offer(node, choice(node.state, each.move(), each.transition()));
                if (givenUp) {
                    break;
                }
            }
        }
        if (!last) {
            Move turn = new Move.NextTurn();
            moves.of(turn, node.state).ifPresent(transition -> offer(node, choice(node.state, turn, transition)));
        }
    }

    private void rest(Node node) {
        node.value = worth(node.state).doubleValue();
        node.error = UNIT * most;
        node.best.add(new Node.Choice(new Move.Rest(), Transition.NOTHING, List.of()));
    }

    /** Returns a move with the solved node of each of its branches. */
    Node.Choice choice(State state, Move move, Transition transition) {
        List<Node> next = new ArrayList<>(transition.ways().size());
        for (Way way : transition.ways()) {
            next.add(solve(moves.after(state, move, way)));
        }
        return new Node.Choice(move, transition, next);
    }

    /**
     * Compares a choice with the best choices of a node: replaces them if it is better by more than the rounding error,
     * and adds it if the difference is within the error.
     */
    private void offer(Node node, Node.Choice choice) {
        double value = 0;
        double error = 0;
        int height = 0;
        int ways = choice.next().size();
        for (int i = 0; i < ways; i++) {
            Node next = choice.next().get(i);
            value += choice.transition().odds(i) * next.value;
            error = Math.max(error, next.error);
            height = Math.max(height, next.height);
        }
        error += (ways + 2) * UNIT * most;
        node.height = Math.max(node.height, height + 1);
        if (node.best.isEmpty() || value - error > node.value + node.error) {
            node.best.clear();
            node.best.add(choice);
            node.value = value;
            node.error = error;
        } else if (value + error >= node.value - node.error) {
            node.best.add(choice);
            double low = Math.max(value - error, node.value - node.error);
            double high = Math.max(value + error, node.value + node.error);
            node.value = (low + high) / 2;
            node.error = (high - low) / 2 + UNIT * most;
        }
    }

    /** Returns an upper bound of the objective function. */
    Fraction most() {
        return setting.worth().most();
    }

    Fraction worth(State state) {
        return setting.worth().of(moves.states().look(state));
    }
}
