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

/** What can be done on the boards of a plan, and where it leads. */
final class Moves {
    /** The slot of a piece that is no longer there. */
    private static final int GONE = -1;

    private final PlanSetting setting;
    private final States states = new States();
    private final Alike alike;
    private final Changing changing;
    private final Needed needed;
    private final Reduction reduction;
    private final Map<Action, Remembered> actions = new LinkedHashMap<>();
    private final Map<Action, Remembered> owed = new LinkedHashMap<>();
    private final List<int[][]> seats = new ArrayList<>();
    private final Map<State, Transition> turns = new HashMap<>();
    private final IdentityHashMap<Upshot, Transition> transitions = new IdentityHashMap<>();
    private final State start;

    /** Pieces were taken to be alike that are not. */
    static final class NotAlike extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotAlike() {
            super(null, null, false, false);
        }
    }

    Moves(PlanSetting setting, Alike alike, Needed needed) {
        this.setting = setting;
        this.alike = alike;
        this.changing = new Changing(alike::peers);
        this.needed = needed;
        int stages = stages(setting);
        setting.actions()
                .forEach((action, step) -> actions.put(
                        action,
                        new Remembered(step, changing, (board, looks) -> needed.learn(action.stage(), looks, board))));
        // What is owed may come at any time, so what it looks at matters to the last.
        setting.owed()
                .forEach((action, step) -> owed.put(
                        action,
                        new Remembered(step, changing, (board, looks) -> needed.learn(stages - 1, looks, board))));
        this.reduction = new Reduction(states, changing, needed, stages);
        this.start = beginning();
    }

    private static int stages(PlanSetting setting) {
        return 1
                + setting.actions().keySet().stream()
                        .mapToInt(Action::stage)
                        .max()
                        .orElse(0);
    }

    /** The state without what cannot matter any more. */
    State reduced(State state) {
        return reduction.of(state);
    }

    /** The one that stands for this state and all that are as good. */
    State canonical(State state) {
        return alike.canonical(reduced(state), states);
    }

    States states() {
        return states;
    }

    Alike alike() {
        return alike;
    }

    /** How the plan begins. */
    State start() {
        return start;
    }

    private State beginning() {
        State state = states.of(setting.start(), setting.turnsAhead(), setting.stage());
        Map<String, Integer> slots = states.layout(state).slots();
        for (PlanSetting.Acted acted : setting.acted()) {
            Integer slot = slots.get(acted.piece());
            if (slot != null) {
                state.pieces()[slot] |= 1 << acted.stage();
            }
        }
        return state;
    }

    /**
     * Whether two pieces that can stand in each other's place begin in the same way: neither has acted, or both have.
     */
    boolean beginAlike(String one, String other) {
        Map<String, Integer> slots = states.layout(start).slots();
        Integer first = slots.get(one);
        Integer second = slots.get(other);
        return first != null && second != null && start.pieces()[first] == start.pieces()[second];
    }

    /** Every action that may be tried, whether it can be done here or not. */
    Set<Action> all() {
        return actions.keySet();
    }

    /** What a move comes to; empty if it cannot be made here, or not any more this turn. */
    Optional<Transition> of(Move move, State state) {
        if (move instanceof Move.Act act) {
            return of(act.action(), state);
        }
        return Optional.of(move instanceof Move.NextTurn ? nextTurn(state) : Transition.NOTHING);
    }

    private Optional<Transition> of(Action action, State state) {
        if (action.isOwed()) {
            Remembered step = owed.get(action);
            return step == null ? Optional.empty() : upshot(step, state);
        }
        Map<String, Integer> slots = states.layout(state).slots();
        int by = slots.getOrDefault(action.by(), GONE);
        int at = slots.getOrDefault(action.at(), GONE);
        Remembered step = actions.get(action);
        return step != null && may(action, by, at, state) ? upshot(step, state) : Optional.empty();
    }

    private boolean may(Action action, int by, int at, State state) {
        return by != GONE
                && at != GONE
                && state.turns() % setting.sides() == 0
                && state.stage() <= action.stage()
                && !state.hasActed(by, action.stage());
    }

    private Transition transition(Upshot.Happens happens) {
        Transition known = transitions.get(happens);
        if (known == null) {
            mustKeepAlike(happens.ways());
            known = Transition.of(happens);
            transitions.put(happens, known);
        }
        return known;
    }

    private void mustKeepAlike(List<Way> ways) {
        for (Way way : ways) {
            for (Change change : way.changes()) {
                boolean named =
                        setting.links().contains(change.key()) || change.key().equals(Change.NAME);
                if (named && alike.hasPeer(change.value())) {
                    throw new NotAlike();
                }
                if (change.key().equals(Change.NAME)) {
                    needed.everything();
                }
            }
        }
    }

    /** Where one way of a move leads. */
    State after(State state, Move move, Way way) {
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
            if (!(setting.nextTurn().on(states.board(state)) instanceof Upshot.Happens happens)) {
                return Transition.NOTHING;
            }
            happens.ways().forEach(way -> changing.learn(way.changes()));
            return transition(happens);
        });
    }

    /** An action that can be done, and what it comes to. */
    record Found(Move.Act move, Transition transition) {}

    /** What has to be done on a board before anything else, if anything has. */
    Optional<Found> owed(State state) {
        for (Action action : owed.keySet()) {
            Optional<Transition> transition = of(action, state);
            if (transition.isPresent()) {
                return Optional.of(new Found(new Move.Act(action), transition.get()));
            }
        }
        return Optional.empty();
    }

    /**
     * The first thing that has to be done on any of some boards; done on all of them where it is owed, and so on, it
     * leaves them as if each had done its own.
     */
    Optional<Move> owed(Collection<State> states) {
        for (Action action : owed.keySet()) {
            for (State state : states) {
                if (of(action, state).isPresent()) {
                    return Optional.of(new Move.Act(action));
                }
            }
        }
        return Optional.empty();
    }

    /** Everything that can be done on a board, without what comes to the same as something else, or to nothing. */
    List<Found> found(State state) {
        int[][] seats = seats(state);
        List<Found> found = new ArrayList<>();
        int index = 0;
        for (Map.Entry<Action, Remembered> each : actions.entrySet()) {
            int by = seats[0][index];
            int at = seats[1][index++];
            Action action = each.getKey();
            if (may(action, by, at, state)
                    && !alike.hasTwinBefore(by, state, states)
                    && !alike.hasTwinBefore(at, state, states)) {
                Optional<Transition> transition = upshot(each.getValue(), state);
                if (transition.isPresent() && transition.get().changesSomething()) {
                    found.add(new Found(new Move.Act(action), transition.get()));
                }
            }
        }
        return found;
    }

    /** The slots of who acts and of who is acted on, action by action, in boards of one layout. */
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

    private Optional<Transition> upshot(Remembered step, State state) {
        States.Seen seen = states.look(state);
        Upshot upshot = step.on(states.layout(state).frame(), seen, seen);
        return upshot instanceof Upshot.Happens happens && happens.reminders().isEmpty()
                ? Optional.of(transition(happens))
                : Optional.empty();
    }

    /** The least number that the total of everything that can happen divides. */
    BigInteger base() {
        BigInteger base = BigInteger.ONE;
        for (Transition transition : transitions.values()) {
            base = Transition.leastMultiple(base, transition.total());
        }
        return base;
    }
}
