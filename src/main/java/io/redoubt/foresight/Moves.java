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
    private final Map<State, Transition> turns = new HashMap<>();
    private final Map<Upshot, Transition> transitions = new IdentityHashMap<>();

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
        Upshot upshot = step.on(states.layout(state).frame(), states.look(state), () -> states.board(state));
        return upshot instanceof Upshot.Happens happens && happens.reminders().isEmpty()
                ? Optional.of(transition(happens))
                : Optional.empty();
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

    /** The actions of a state, without those that come to the same as another. */
    List<Action> distinct(State state) {
        Map<String, Integer> slots = states.layout(state).slots();
        List<Action> distinct = new ArrayList<>();
        for (Action action : actions.keySet()) {
            Integer by = slots.get(action.by());
            Integer at = slots.get(action.at());
            if (by != null
                    && at != null
                    && !alike.hasTwinBefore(by, state, states)
                    && !alike.hasTwinBefore(at, state, states)) {
                distinct.add(action);
            }
        }
        return distinct;
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
