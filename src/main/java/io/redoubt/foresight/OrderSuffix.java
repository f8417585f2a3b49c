package io.redoubt.foresight;

import io.redoubt.exact.Fraction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The last steps of an order, extended step by step towards its beginning, with their value from each board on. */
final class OrderSuffix {
    private final BackwardInduction planner;
    private final MoveGenerator moves;
    /** The steps, the last first, each with the value of it and its successors on the boards evaluated so far. */
    private final List<Valued> steps = new ArrayList<>();

    private final Map<State, Fraction> ends = new HashMap<>();

    private record Valued(Move step, Map<State, Fraction> worth) {}

    /** Creates an empty tail. */
    OrderSuffix(BackwardInduction planner, MoveGenerator moves) {
        this.planner = planner;
        this.moves = moves;
    }

    /** Adds a step before all others. */
    void begin(Move step) {
        steps.add(new Valued(step, new HashMap<>()));
    }

    /** Returns the value of all steps from boards without mandatory actions. */
    Fraction worth(Map<State, Fraction> boards) {
        Fraction worth = Fraction.ZERO;
        for (Map.Entry<State, Fraction> board : boards.entrySet()) {
            worth = worth.plus(board.getValue().times(worth(steps.size(), board.getKey())));
        }
        return worth;
    }

    /** Returns the value of the remaining steps on a board without mandatory actions. */
    private Fraction worth(int left, State state) {
        Map<State, Fraction> known = left == 0 ? ends : steps.get(left - 1).worth();
        Fraction worth = known.get(state);
        if (worth == null) {
            worth = left == 0
                    ? planner.worth(state)
                    : after(left - 1, state, steps.get(left - 1).step());
            known.put(state, worth);
        }
        return worth;
    }

    private Fraction after(int left, State state, Move step) {
        Optional<Transition> transition = moves.of(step, state);
        return transition.isEmpty() ? worth(left, state) : follow(left, state, step, transition.get());
    }

    private Fraction follow(int left, State state, Move step, Transition transition) {
        Fraction worth = Fraction.ZERO;
        for (OutcomeBranch way : transition.ways()) {
            State next = moves.reduced(moves.after(state, step, way));
            worth = worth.plus(way.chance().times(settled(left, next)));
        }
        return worth;
    }

    /** Returns the value of the remaining steps after all mandatory actions. */
    private Fraction settled(int left, State state) {
        return moves.mandatoryMove(state)
                .map(owed -> follow(left, state, owed.move(), owed.transition()))
                .orElseGet(() -> worth(left, state));
    }
}
