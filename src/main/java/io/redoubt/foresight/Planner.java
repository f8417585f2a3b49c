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
 * Finds the best thing to do on every board a turn can lead to, from its end back to its beginning. The search compares
 * in floating point and knows how wrong it can be; what it cannot tell apart is compared {@link Exactly}.
 */
final class Planner {
    private static final double UNIT = Math.ulp(1.0);

    /**
     * What it takes to look at a board, to see whether one action may be tried on it, and to follow one that can be
     * done: nanoseconds on a good day.
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

    /** How many boards were looked at. */
    int boards() {
        return nodes.size();
    }

    /** Whether everything was tried; if not, somebody gave up waiting. */
    boolean isComplete() {
        return !givenUp;
    }

    /**
     * The best from a board on.
     *
     * @throws TooManyBoards if there are more than there may be
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

    /** Everything that can be done on a board; nothing if somebody gave up waiting meanwhile. */
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

    /** The best from the board on with which everything begins. */
    Node solveFirst(State start) {
        found(start); // what is looked at there is needed: known before anything is left out
        return solve(start);
    }

    private void weigh(Node node) {
        Optional<Moves.Found> owed = moves.owed(node.state);
        if (owed.isPresent()) {
            offer(node, choice(node.state, owed.get().move(), owed.get().transition()));
            return; // nobody is asked
        }
        boolean last = node.state.turns() == 0;
        if (last) {
            rest(node);
            if (node.value >= most) {
                return; // there is no more to be had
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

    /** A move with where it leads, way by way. */
    Node.Choice choice(State state, Move move, Transition transition) {
        List<Node> next = new ArrayList<>(transition.ways().size());
        for (Way way : transition.ways()) {
            next.add(solve(moves.after(state, move, way)));
        }
        return new Node.Choice(move, transition, next);
    }

    /** Takes a choice up among the best, if it may be one of them. */
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

    /** More than this is never to be had. */
    Fraction most() {
        return setting.worth().most();
    }

    Fraction worth(State state) {
        return setting.worth().of(moves.states().look(state));
    }
}
