package io.redoubt.foresight;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Local search for a good fixed order: starts with an action for every piece and reassigns or swaps actions while that
 * improves the value. The result is the starting point of the search for the best order.
 */
final class LocalSearch {
    /** Limit on the branches followed. */
    private static final int MOST_FOLLOWED = 60_000;

    private final BackwardInduction planner;
    private final MoveGenerator moves;
    private final int turns;
    private final int sides;
    private int followed;

    LocalSearch(BackwardInduction planner, MoveGenerator moves, PlanningProblem setting) {
        this.planner = planner;
        this.moves = moves;
        this.turns = setting.turns();
        this.sides = setting.sides();
    }

    /** All actions of one piece in one stage of one turn. */
    private record Slot(int turn, List<Action> actions) {}

    List<Move> find(State start) {
        Map<PlanningProblem.Acted, List<Action>> byPiece = new LinkedHashMap<>();
        for (Action action : moves.all()) {
            byPiece.computeIfAbsent(new PlanningProblem.Acted(action.by(), action.stage()), any -> new ArrayList<>())
                    .add(action);
        }
        List<Slot> slots = new ArrayList<>();
        for (int turn = 0; turn < turns; turn++) {
            for (List<Action> actions : byPiece.values()) {
                slots.add(new Slot(turn, actions));
            }
        }
        slots.sort((one, other) -> one.turn() != other.turn()
                ? Integer.compare(one.turn(), other.turn())
                : Integer.compare(
                        one.actions().get(0).stage(), other.actions().get(0).stage()));
        int[] choice = new int[slots.size()];
        for (int i = 0; i < choice.length; i++) {
            choice[i] = i % slots.get(i).actions().size(); // spreads the actions over all targets
        }
        improve(slots, choice, start);
        return steps(slots, choice);
    }

    private void improve(List<Slot> slots, int[] choice, State start) {
        double best = worth(steps(slots, choice), start);
        boolean better = true;
        while (better && followed < MOST_FOLLOWED) {
            better = false;
            for (int i = 0; i < choice.length; i++) {
                for (int to = -1; to < slots.get(i).actions().size() && followed < MOST_FOLLOWED; to++) {
                    int before = choice[i];
                    choice[i] = to;
                    double now = worth(steps(slots, choice), start);
                    better |= now > best;
                    choice[i] = now > best ? to : before;
                    best = Math.max(best, now);
                }
                for (int j = i + 1; j < choice.length && followed < MOST_FOLLOWED; j++) {
                    boolean alike = slots.get(i).actions().size()
                            == slots.get(j).actions().size();
                    if (alike && choice[i] != choice[j]) {
                        swap(choice, i, j);
                        double now = worth(steps(slots, choice), start);
                        if (now > best) {
                            best = now;
                            better = true;
                        } else {
                            swap(choice, i, j);
                        }
                    }
                }
            }
        }
    }

    private static void swap(int[] choice, int i, int j) {
        int held = choice[i];
        choice[i] = choice[j];
        choice[j] = held;
    }

    private List<Move> steps(List<Slot> slots, int[] choice) {
        List<Move> steps = new ArrayList<>();
        int turn = 0;
        for (int i = 0; i < choice.length; i++) {
            for (; turn < slots.get(i).turn(); turn++) {
                addTurns(steps);
            }
            if (choice[i] >= 0) {
                steps.add(new Move.Act(slots.get(i).actions().get(choice[i])));
            }
        }
        while (++turn < turns) {
            addTurns(steps);
        }
        return steps;
    }

    /** Adds the steps to the next turn of the same side. */
    private void addTurns(List<Move> steps) {
        for (int i = 0; i < sides; i++) {
            steps.add(new Move.NextTurn());
        }
    }

    private double worth(List<Move> steps, State start) {
        Map<State, Double> boards = settled(Map.of(start, 1.0));
        for (Move step : steps) {
            boards = settled(after(step, boards));
        }
        double worth = 0;
        for (Map.Entry<State, Double> board : boards.entrySet()) {
            worth += board.getValue() * planner.worth(board.getKey()).doubleValue();
        }
        return worth;
    }

    private Map<State, Double> after(Move step, Map<State, Double> boards) {
        Map<State, Double> after = new HashMap<>();
        boards.forEach((board, chance) -> follow(step, board, chance, after));
        return after;
    }

    /** Returns the boards after all mandatory actions. */
    private Map<State, Double> settled(Map<State, Double> boards) {
        Map<State, Double> settled = boards;
        for (Optional<Move> owed = moves.mandatoryMove(settled.keySet());
                owed.isPresent();
                owed = moves.mandatoryMove(settled.keySet())) {
            settled = after(owed.get(), settled);
        }
        return settled;
    }

    private void follow(Move step, State board, double chance, Map<State, Double> after) {
        Optional<Transition> transition = moves.of(step, board);
        if (transition.isEmpty()) {
            after.merge(board, chance, Double::sum);
            return;
        }
        followed += transition.get().ways().size();
        for (int i = 0; i < transition.get().ways().size(); i++) {
            OutcomeBranch way = transition.get().ways().get(i);
            State now = moves.reduced(moves.after(board, step, way));
            after.merge(now, chance * transition.get().odds(i), Double::sum);
        }
    }
}
