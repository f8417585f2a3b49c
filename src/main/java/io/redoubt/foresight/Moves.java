package io.redoubt.foresight;

import io.redoubt.rules.piece.Change;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What can be done on the boards of a plan, and where it leads. */
final class Moves {
    private final PlanSetting setting;
    private final States states = new States();
    private final Alike alike;
    private final Map<Action, Remembered> actions = new LinkedHashMap<>();
    private final List<int[][]> seats = new ArrayList<>();
    private final Map<State, Transition> turns = new HashMap<>();
    private final IdentityHashMap<Upshot, Transition> transitions = new IdentityHashMap<>();

    /** Pieces were taken to be alike that are not. */
    static final class NotAlike extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotAlike() {
            super(null, null, false, false);
        }
    }

    Moves(PlanSetting setting, Alike alike) {
        this.setting = setting;
        this.alike = alike;
        Changing changing = new Changing(alike::peers);
        setting.actions().forEach((action, step) -> actions.put(action, new Remembered(step, changing)));
    }

    States states() {
        return states;
    }

    Alike alike() {
        return alike;
    }

    /** How the plan begins. */
    State start() {
        State state = states.of(setting.start(), setting.turns() - 1, setting.stage());
        Map<String, Integer> slots = states.layout(state).slots();
        for (PlanSetting.Acted acted : setting.acted()) {
            Integer slot = slots.get(acted.piece());
            if (slot != null) {
                state.pieces()[slot] |= 1 << acted.stage();
            }
        }
        return state;
    }

    /** Whether two pieces that can stand in each other's place begin in the same way: neither has acted, or both have. */
    boolean beginAlike(String one, String other) {
        State state = start();
        Map<String, Integer> slots = states.layout(state).slots();
        Integer first = slots.get(one);
        Integer second = slots.get(other);
        return first != null && second != null && state.pieces()[first] == state.pieces()[second];
    }

    /** Every action that may be tried, whether it can be done here or not. */
    List<Action> all() {
        return List.copyOf(actions.keySet());
    }

    /** What an action comes to; empty if it cannot be done here, or not any more this turn. */
    Optional<Transition> of(Action action, State state) {
        Map<String, Integer> slots = states.layout(state).slots();
        Integer by = slots.get(action.by());
        Integer at = slots.get(action.at());
        Remembered step = actions.get(action);
        if (by == null
                || at == null
                || step == null
                || state.stage() > action.stage()
                || state.hasActed(by, action.stage())) {
            return Optional.empty();
        }
        return upshot(step, state);
    }

    private Transition transition(Upshot.Happens happens) {
        return transitions.computeIfAbsent(happens, any -> {
            for (Way way : happens.ways()) {
                for (Change change : way.changes()) {
                    boolean named = setting.links().contains(change.key())
                            || change.key().equals(Change.NAME);
                    if (named && alike.hasPeer(change.value())) {
                        throw new NotAlike();
                    }
                }
            }
            return Transition.of(happens);
        });
    }

    /** Where one way of an action leads. */
    State after(State state, Action action, Way way) {
        int by = states.layout(state).slots().getOrDefault(action.by(), 0);
        int[] pieces = state.pieces().clone();
        pieces[by] |= 1 << action.stage();
        State acted = State.of(state.frame(), state.turns(), action.stage(), pieces);
        return states.with(acted, way.changes());
    }

    /** What the beginning of the next turn brings. */
    Transition nextTurn(State state) {
        return turns.computeIfAbsent(state, any -> {
            Upshot upshot = setting.nextTurn().on(states.board(state));
            return upshot instanceof Upshot.Happens happens ? Transition.of(happens) : Transition.NOTHING;
        });
    }

    /** Where one way the turn begins leads. */
    State afterTurn(State state, Way way) {
        int[] pieces = state.pieces().clone();
        for (int slot = 0; slot < pieces.length; slot++) {
            pieces[slot] &= ~State.STAGE_MASK;
        }
        State begun = State.of(state.frame(), state.turns() - 1, 0, pieces);
        return states.with(begun, way.changes());
    }

    /** An action that can be done, and what it comes to. */
    record Found(Action action, Transition transition) {}

    /** Everything that can be done on a board, without what comes to the same as something else. */
    List<Found> found(State state) {
        int[][] seats = seats(state);
        List<Found> found = new ArrayList<>();
        int index = 0;
        for (Map.Entry<Action, Remembered> each : actions.entrySet()) {
            int by = seats[0][index];
            int at = seats[1][index++];
            Action action = each.getKey();
            boolean may = by >= 0 && at >= 0 && state.stage() <= action.stage() && !state.hasActed(by, action.stage());
            if (may && !alike.hasTwinBefore(by, state, states) && !alike.hasTwinBefore(at, state, states)) {
                upshot(each.getValue(), state).ifPresent(transition -> found.add(new Found(action, transition)));
            }
        }
        return found;
    }

    /** The slots of who acts and of who is acted on, action by action, in boards of one layout; -1 for who is gone. */
    private int[][] seats(State state) {
        while (seats.size() <= state.frame()) {
            Map<String, Integer> slots = states.layout(seats.size()).slots();
            int[] by = actions.keySet().stream()
                    .mapToInt(action -> slots.getOrDefault(action.by(), -1))
                    .toArray();
            int[] at = actions.keySet().stream()
                    .mapToInt(action -> slots.getOrDefault(action.at(), -1))
                    .toArray();
            seats.add(new int[][] {by, at});
        }
        return seats.get(state.frame());
    }

    private Optional<Transition> upshot(Remembered step, State state) {
        Upshot upshot = step.on(states.layout(state).frame(), states.look(state), () -> states.board(state));
        return upshot instanceof Upshot.Happens happens && happens.reminders().isEmpty()
                ? Optional.of(transition(happens))
                : Optional.empty();
    }

    /** The least number that the total of everything that can happen divides. */
    BigInteger base() {
        BigInteger base = BigInteger.ONE;
        for (Transition transition : transitions.values()) {
            base = multiple(base, transition.total());
        }
        for (Transition transition : turns.values()) {
            base = multiple(base, transition.total());
        }
        return base;
    }

    private static BigInteger multiple(BigInteger one, BigInteger other) {
        return one.divide(one.gcd(other)).multiply(other);
    }
}
