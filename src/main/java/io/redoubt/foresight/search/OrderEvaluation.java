package io.redoubt.foresight.search;

import io.redoubt.foresight.SearchLimit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Computes approximate values of fixed orders: from the beginning with boards, and from the end with values. */
final class OrderEvaluation {
    /** Estimated cost of following one branch, in units of work. */
    private static final double FOLLOW = 120;

    /** Estimated cost of checking whether one mandatory action is due on a board. */
    private static final double DUE = 20;

    /** Differences of values that are no larger are rounding errors. */
    static final double NOTHING = 1e-12;

    /** The weight of goals that hold in part: it guides the search where no order reaches the goal yet. */
    private static final double GUIDE = 1e-6;

    private final PlanningProblem setting;
    private final MoveGenerator moves;
    private SearchLimit limit;
    private double guide = GUIDE;

    OrderEvaluation(PlanningProblem setting, MoveGenerator moves, SearchLimit limit) {
        this.setting = setting;
        this.moves = moves;
        this.limit = limit;
    }

    /** Continues under another limit. */
    void continueUntil(SearchLimit other) {
        this.limit = other;
    }

    /** Counts only goals that hold as a whole from now on. */
    void withoutGuide() {
        guide = 0;
    }

    /** Returns the empty order. */
    Tail end() {
        return new Tail(Optional.empty(), Optional.empty());
    }

    /** Returns an order with a step before all others. */
    Tail tail(Optional<Move> first, Tail next) {
        return new Tail(first, Optional.of(next));
    }

    /**
     * Returns an order as commands, with the mandatory actions between them. A step that is not possible on any board is
     * left out: a plan does not act against a warning, but a user who types the command does if the table gave it before.
     */
    List<String> commands(List<Move> steps, State start) {
        List<Move> told = new ArrayList<>();
        Map<State, Double> boards = settled(Map.of(start, 1.0), told);
        for (Move step : steps) {
            if (boards.keySet().stream().anyMatch(board -> follow(step, board).isPresent())) {
                told.add(step);
                boards = settled(after(step, boards), told);
            }
        }
        return told.stream().map(Move::text).toList();
    }

    /** Returns the boards before every step, and after the last one, with their probabilities. */
    List<Map<State, Double>> boards(List<Move> order, State start) {
        List<Map<State, Double>> boards = new ArrayList<>();
        boards.add(settled(Map.of(start, 1.0), new ArrayList<>()));
        for (Move step : order) {
            boards.add(settledAfter(step, boards.get(boards.size() - 1)));
        }
        return boards;
    }

    /** Returns the value of an order. */
    double of(List<Move> order, State start) {
        return end().of(boards(order, start).get(order.size()));
    }

    /** Returns whether no order can lead to better boards than these, which come after all steps. */
    boolean areBest(Map<State, Double> boards) {
        double sum = 0;
        for (Map.Entry<State, Double> board : boards.entrySet()) {
            sum += board.getValue()
                    * setting.worth().approximately(moves.states().look(board.getKey()));
        }
        return sum >= setting.worth().most().doubleValue() - NOTHING;
    }

    /** Returns the boards after a step and all mandatory actions. */
    Map<State, Double> settledAfter(Move step, Map<State, Double> boards) {
        return settled(after(step, boards), new ArrayList<>());
    }

    /** Returns the boards after a step. */
    private Map<State, Double> after(Move step, Map<State, Double> boards) {
        Map<State, Double> after = new LinkedHashMap<>();
        boards.forEach((board, chance) -> {
            Optional<MoveGenerator.Successors> followed = follow(step, board);
            if (followed.isEmpty()) {
                after.merge(board, chance, Double::sum);
            } else {
                for (int i = 0; i < followed.get().after().size(); i++) {
                    after.merge(
                            followed.get().after().get(i),
                            chance * followed.get().transition().odds(i),
                            Double::sum);
                }
            }
        });
        return after;
    }

    /**
     * Returns the boards after all mandatory actions.
     *
     * @param told receives these actions
     */
    Map<State, Double> settled(Map<State, Double> boards, List<Move> told) {
        limit.spend(DUE * moves.owed().size() * boards.size());
        Map<State, Double> settled = boards;
        for (Optional<Move.Act> owed = moves.mandatoryMove(settled.keySet());
                owed.isPresent();
                owed = moves.mandatoryMove(settled.keySet())) {
            told.add(owed.get());
            settled = after(owed.get(), settled);
        }
        return settled;
    }

    /** Returns the likeliest of some boards. */
    static Map<State, Double> likeliest(Map<State, Double> boards, int most) {
        Map<State, Double> likeliest = new LinkedHashMap<>();
        boards.entrySet().stream()
                .sorted(Map.Entry.<State, Double>comparingByValue().reversed())
                .limit(most)
                .forEach(board -> likeliest.put(board.getKey(), board.getValue()));
        return likeliest;
    }

    private Optional<MoveGenerator.Successors> follow(Move move, State state) {
        Optional<MoveGenerator.Successors> followed = moves.follow(move, state);
        int branches = followed.isEmpty() ? 1 : followed.get().after().size();
        limit.spend(
                (FOLLOW + DUE * moves.owed().size()) * branches + moves.work().take());
        return followed;
    }

    private double end(State state) {
        StateTable.StateView look = moves.states().look(state);
        double whole = setting.worth().approximately(look);
        return guide == 0 ? whole : whole + guide * setting.worth().inPart(look);
    }

    /** The last steps of an order, with their value on the boards on which it was asked. */
    final class Tail {
        private final Optional<Move> first;
        private final Optional<Tail> next;
        private final Map<State, Double> known = new HashMap<>();

        Tail(Optional<Move> first, Optional<Tail> next) {
            this.first = first;
            this.next = next;
        }

        Optional<Tail> next() {
            return next;
        }

        double of(Map<State, Double> boards) {
            double sum = 0;
            for (Map.Entry<State, Double> board : boards.entrySet()) {
                sum += board.getValue() * of(board.getKey());
            }
            return sum;
        }

        /** Returns the value on a board without mandatory actions. */
        private double of(State state) {
            Double value = known.get(state);
            if (value == null) {
                value = first.isEmpty() || next.isEmpty() ? end(state) : after(first.get(), next.get(), state);
                known.put(state, value);
            }
            return value;
        }

        private double after(Move move, Tail rest, State state) {
            Optional<MoveGenerator.Successors> followed = follow(move, state);
            if (followed.isEmpty()) {
                return rest.of(state);
            }
            double sum = 0;
            List<State> after = followed.get().after();
            for (int i = 0; i < after.size(); i++) {
                sum += followed.get().transition().odds(i) * rest.settled(after.get(i));
            }
            return sum;
        }

        /** Returns the value after all mandatory actions. */
        private double settled(State state) {
            Optional<CompiledAction.Outcome> owed = moves.mandatoryMove(state);
            if (owed.isEmpty()) {
                return of(state);
            }
            Transition transition = owed.get().transition();
            double sum = 0;
            for (int i = 0; i < transition.ways().size(); i++) {
                sum += transition.odds(i) * settled(owed.get().after(i));
            }
            return sum;
        }
    }
}
