package io.redoubt.foresight.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

/**
 * Builds a fixed order by greedy insertion: the step that improves the order most is added at the end of its stage, again
 * and again. A gain that was found before other steps were added counts as an upper bound, so that few steps are tried
 * each time.
 */
final class GreedyInsertion {
    /** The boards before and after a step that are followed while an order grows. */
    private static final int MOST_LIKELY = 8;

    /** The boards that an order leads to when it has grown enough: its exact value has to be counted. */
    private static final int ENOUGH_BOARDS = 20_000;

    private final PlanningProblem setting;
    private final RepeatedActions repeated;
    private final OrderEvaluation values;
    private final List<Candidate> candidates = new ArrayList<>();

    /** An action in one of the own turns, with the gain that it had when it was tried last. */
    private static final class Candidate implements Comparable<Candidate> {
        private final int number;
        private final int turn;
        private final Action action;
        private double gain = Double.POSITIVE_INFINITY;

        Candidate(int number, int turn, Action action) {
            this.number = number;
            this.turn = turn;
            this.action = action;
        }

        /** Compares by gain, the largest first, and then by number. */
        @Override
        public int compareTo(Candidate other) {
            int byGain = Double.compare(other.gain, gain);
            return byGain == 0 ? Integer.compare(number, other.number) : byGain;
        }
    }

    GreedyInsertion(PlanningProblem setting, MoveGenerator moves, RepeatedActions repeated, OrderEvaluation values) {
        this.setting = setting;
        this.repeated = repeated;
        this.values = values;
        for (int turn = 0; turn < setting.turns(); turn++) {
            for (Action action : moves.all()) {
                candidates.add(new Candidate(candidates.size(), turn, action));
            }
        }
    }

    /**
     * Adds steps to an order until none improves it, or it leads to enough boards. Only the likeliest boards are followed.
     *
     * @throws io.redoubt.exact.ComputationAbortedException if the limit is reached; the steps so far are in the order
     */
    void grow(List<Move> order, State start) {
        boolean grows = true;
        while (grows) {
            forget(); // a step without a gain may have one before others
            grows = false;
            List<Map<State, Double>> boards = values.boards(order, start);
            while (!values.areBest(boards.get(order.size()))
                    && boards.stream().mapToInt(Map::size).sum() <= ENOUGH_BOARDS
                    && addBest(order, likeliest(boards))) {
                grows = true;
                boards = values.boards(order, start);
            }
        }
    }

    private static List<Map<State, Double>> likeliest(List<Map<State, Double>> boards) {
        return boards.stream()
                .map(here -> OrderEvaluation.likeliest(here, MOST_LIKELY))
                .toList();
    }

    /** Forgets the gains found so far. */
    void forget() {
        candidates.forEach(candidate -> candidate.gain = Double.POSITIVE_INFINITY);
    }

    /**
     * Adds the step that improves an order most.
     *
     * @param boards the boards before every step, and after the last one
     * @return whether there is one
     */
    boolean addBest(List<Move> order, List<Map<State, Double>> boards) {
        List<OrderEvaluation.Tail> tails = new ArrayList<>(List.of(values.end()));
        for (int at = order.size() - 1; at >= 0; at--) {
            tails.add(0, values.tail(Optional.of(order.get(at)), tails.get(0)));
        }
        PriorityQueue<Candidate> best = new PriorityQueue<>();
        best.addAll(candidates);
        while (!best.isEmpty() && best.element().gain > OrderEvaluation.NOTHING) {
            Candidate candidate = best.remove();
            int at = end(order, candidate);
            Map<State, Double> here = boards.get(at);
            Move move = new Move.Act(candidate.action);
            candidate.gain = mayAct(order, at, candidate.action)
                    ? values.tail(Optional.of(move), tails.get(at)).of(here)
                            - tails.get(at).of(here)
                    : 0;
            if (candidate.gain > OrderEvaluation.NOTHING && (best.isEmpty() || candidate.gain >= best.element().gain)) {
                order.add(at, move);
                return true;
            }
            best.add(candidate);
        }
        return false;
    }

    /** Returns the place at the end of the stage of an action, in its turn. */
    private int end(List<Move> order, Candidate candidate) {
        int turnsToEnd = candidate.turn * setting.sides();
        for (int at = 0; at < order.size(); at++) {
            boolean isEarlier = turnsToEnd > 0
                    || (order.get(at) instanceof Move.Act act && act.action().stage() <= candidate.action.stage());
            if (!isEarlier) {
                return at;
            }
            turnsToEnd -= order.get(at) instanceof Move.NextTurn ? 1 : 0;
        }
        return order.size();
    }

    /** Returns whether a piece may be named at a place: it has not been in this stage, or may be again. */
    private boolean mayAct(List<Move> order, int at, Action action) {
        for (int before = at - 1; before >= 0 && order.get(before) instanceof Move.Act act; before--) {
            if (act.action().stage() == action.stage() && act.action().by().equals(action.by())) {
                return repeated.isAllowed(action);
            }
        }
        return true;
    }
}
