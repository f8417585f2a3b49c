package io.redoubt.foresight;

import io.redoubt.rules.piece.Change;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Generates the moves available on the boards of a plan, and their results. */
final class MoveGenerator {
    /** The slot of a piece that is gone. */
    private static final int GONE = -1;

    private final PlanningProblem setting;
    private final StateTable states = new StateTable();
    private final PieceSymmetry alike;
    private final ChangedValues changing;
    private final RelevantValues needed;
    private final StateReduction reduction;
    private final Map<Action, MemoizedStep> actions = new LinkedHashMap<>();
    private final Map<Action, MemoizedStep> owed = new LinkedHashMap<>();
    private final List<int[][]> seats = new ArrayList<>();
    private final Map<State, Transition> turns = new HashMap<>();
    private final IdentityHashMap<StepResult, Transition> transitions = new IdentityHashMap<>();
    private final State start;

    /** Signals that pieces assumed to be interchangeable are not. */
    static final class AsymmetryException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        AsymmetryException() {
            super(null, null, false, false);
        }
    }

    MoveGenerator(PlanningProblem setting, PieceSymmetry alike, RelevantValues needed) {
        this.setting = setting;
        this.alike = alike;
        this.changing = new ChangedValues(alike::peers);
        this.needed = needed;
        int stages = stages(setting);
        setting.actions()
                .forEach((action, step) -> actions.put(
                        action,
                        new MemoizedStep(
                                step, changing, (board, looks) -> needed.learn(action.stage(), looks, board))));
        // A mandatory action may come at any time, so the values it reads are relevant until the end.
        setting.owed()
                .forEach((action, step) -> owed.put(
                        action,
                        new MemoizedStep(step, changing, (board, looks) -> needed.learn(stages - 1, looks, board))));
        this.reduction = new StateReduction(states, changing, needed, stages);
        this.start = beginning();
    }

    private static int stages(PlanningProblem setting) {
        return 1
                + setting.actions().keySet().stream()
                        .mapToInt(Action::stage)
                        .max()
                        .orElse(0);
    }

    /** Returns the state without irrelevant values. */
    State reduced(State state) {
        return reduction.of(state);
    }

    /** Returns the canonical state equivalent to this one. */
    State canonical(State state) {
        return alike.canonical(reduced(state), states);
    }

    StateTable states() {
        return states;
    }

    PieceSymmetry alike() {
        return alike;
    }

    /** Returns the initial state. */
    State start() {
        return start;
    }

    private State beginning() {
        State state = states.of(setting.start(), setting.turnsAhead(), setting.stage());
        Map<String, Integer> slots = states.layout(state).slots();
        for (PlanningProblem.Acted acted : setting.acted()) {
            Integer slot = slots.get(acted.piece());
            if (slot != null) {
                state.pieces()[slot] |= 1 << acted.stage();
            }
        }
        return state;
    }

    /** Returns whether two interchangeable pieces begin alike: neither has acted, or both have. */
    boolean haveSameStart(String one, String other) {
        Map<String, Integer> slots = states.layout(start).slots();
        Integer first = slots.get(one);
        Integer second = slots.get(other);
        return first != null && second != null && start.pieces()[first] == start.pieces()[second];
    }

    /** Returns every action to consider, whether it is possible on a given board or not. */
    Set<Action> all() {
        return actions.keySet();
    }

    /** Returns the result of a move; empty if it is impossible here, or no longer possible this turn. */
    Optional<Transition> of(Move move, State state) {
        if (move instanceof Move.Act act) {
            return of(act.action(), state);
        }
        return Optional.of(move instanceof Move.NextTurn ? nextTurn(state) : Transition.NOTHING);
    }

    private Optional<Transition> of(Action action, State state) {
        if (action.isOwed()) {
            MemoizedStep step = owed.get(action);
            return step == null ? Optional.empty() : upshot(step, state);
        }
        Map<String, Integer> slots = states.layout(state).slots();
        int by = slots.getOrDefault(action.by(), GONE);
        int at = slots.getOrDefault(action.at(), GONE);
        MemoizedStep step = actions.get(action);
        return step != null && isAvailable(action, by, at, state) ? upshot(step, state) : Optional.empty();
    }

    private boolean isAvailable(Action action, int by, int at, State state) {
        return by != GONE
                && at != GONE
                && state.turns() % setting.sides() == 0
                && state.stage() <= action.stage()
                && !state.hasActed(by, action.stage());
    }

    private Transition transition(StepResult.Done happens) {
        Transition known = transitions.get(happens);
        if (known == null) {
            requireSymmetry(happens.ways());
            known = Transition.of(happens);
            transitions.put(happens, known);
        }
        return known;
    }

    private void requireSymmetry(List<OutcomeBranch> ways) {
        for (OutcomeBranch way : ways) {
            for (Change change : way.changes()) {
                boolean named =
                        setting.links().contains(change.key()) || change.key().equals(Change.NAME);
                if (named && alike.hasPeer(change.value())) {
                    throw new AsymmetryException();
                }
                if (change.key().equals(Change.NAME)) {
                    needed.everything();
                }
            }
        }
    }

    /** Returns the state after one branch of a move. */
    State after(State state, Move move, OutcomeBranch way) {
        int[] pieces = Arrays.copyOf(state.pieces(), state.pieces().length);
        if (move instanceof Move.Act act && act.action().isOwed()) {
            return states.with(State.of(state.frame(), state.turns(), state.stage(), pieces), way.changes());
        }
        if (move instanceof Move.Act act) {
            int stage = act.action().stage();
            pieces[states.layout(state).slots().getOrDefault(act.action().by(), 0)] |= 1 << stage;
            return states.with(State.of(state.frame(), state.turns(), stage, pieces), way.changes());
        }
        for (int slot = 0; slot < pieces.length; slot++) {
            pieces[slot] &= ~State.STAGE_MASK;
        }
        return states.with(State.of(state.frame(), state.turns() - 1, 0, pieces), way.changes());
    }

    private Transition nextTurn(State state) {
        return turns.computeIfAbsent(state, any -> {
            if (!(setting.nextTurn().on(states.board(state)) instanceof StepResult.Done happens)) {
                return Transition.NOTHING;
            }
            happens.ways().forEach(way -> changing.learn(way.changes()));
            return transition(happens);
        });
    }

    /** A possible action and its result. */
    record GeneratedMove(Move.Act move, Transition transition) {}

    /** Returns the mandatory action that comes first on a board, if there is one. */
    Optional<GeneratedMove> mandatoryMove(State state) {
        for (Action action : owed.keySet()) {
            Optional<Transition> transition = of(action, state);
            if (transition.isPresent()) {
                return Optional.of(new GeneratedMove(new Move.Act(action), transition.get()));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the first mandatory action of any of some boards. Applied repeatedly, each time on all boards where it is
     * due, it gives the same result as if each board had performed its own.
     */
    Optional<Move> mandatoryMove(Collection<State> states) {
        for (Action action : owed.keySet()) {
            for (State state : states) {
                if (of(action, state).isPresent()) {
                    return Optional.of(new Move.Act(action));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the possible actions on a board, without those that are symmetric to another or change nothing. */
    List<GeneratedMove> generate(State state) {
        int[][] seats = seats(state);
        List<GeneratedMove> found = new ArrayList<>();
        int index = 0;
        for (Map.Entry<Action, MemoizedStep> each : actions.entrySet()) {
            int by = seats[0][index];
            int at = seats[1][index++];
            Action action = each.getKey();
            if (isAvailable(action, by, at, state)
                    && !alike.hasEarlierEquivalent(by, state, states)
                    && !alike.hasEarlierEquivalent(at, state, states)) {
                Optional<Transition> transition = upshot(each.getValue(), state);
                if (transition.isPresent() && transition.get().changesSomething()) {
                    found.add(new GeneratedMove(new Move.Act(action), transition.get()));
                }
            }
        }
        return found;
    }

    /** Returns the slots of acting pieces and targets, action by action, in boards of one layout. */
    private int[][] seats(State state) {
        while (seats.size() <= state.frame()) {
            Map<String, Integer> slots = states.layout(seats.size()).slots();
            int[] by = actions.keySet().stream()
                    .mapToInt(action -> slots.getOrDefault(action.by(), GONE))
                    .toArray();
            int[] at = actions.keySet().stream()
                    .mapToInt(action -> slots.getOrDefault(action.at(), GONE))
                    .toArray();
            seats.add(new int[][] {by, at});
        }
        return seats.get(state.frame());
    }

    private Optional<Transition> upshot(MemoizedStep step, State state) {
        StateTable.StateView seen = states.look(state);
        StepResult upshot = step.on(states.layout(state).frame(), seen, seen);
        return upshot instanceof StepResult.Done happens && happens.reminders().isEmpty()
                ? Optional.of(transition(happens))
                : Optional.empty();
    }

    /** Returns the least common multiple of the totals of all transitions. */
    BigInteger base() {
        BigInteger base = BigInteger.ONE;
        for (Transition transition : transitions.values()) {
            base = Transition.leastMultiple(base, transition.total());
        }
        return base;
    }
}
