package io.redoubt.foresight.search;

import io.redoubt.foresight.MemoizedStep;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The results of one action, looked up by the numbers of the pieces that it reads or changes. The rules are asked once
 * for all states that agree in these pieces.
 */
final class CompiledAction {
    /** The slot of a piece that is gone. */
    static final int GONE = -1;

    private static final int FIRST_SIZE = 16;

    private final Action action;
    private final Move.Act move;
    private final MemoizedStep step;
    private final int sides;
    private final int turn;
    private final StateTable states;
    private final StateReduction reduction;
    private final Function<StepResult.Done, Transition> transitions;
    private final Set<String> touched = new LinkedHashSet<>();
    private final List<Layout> layouts = new ArrayList<>();

    /** The slots of a layout that matter, with the results found so far in a hash table with open addressing. */
    private static final class Layout {
        private final int by;
        private final int at;
        private final int[] slots;
        private Effect[] effects = new Effect[FIRST_SIZE];
        private int size;

        Layout(int by, int at, int[] slots) {
            this.by = by;
            this.at = at;
            this.slots = slots;
        }
    }

    /**
     * The result for some numbers of the slots: the turns still to come and the stage, the numbers before the action and
     * after each branch, one per slot. There are none after it if the layout or the stage changes.
     */
    private static final class Effect {
        private final int left;
        private final int[] codes;
        private final Optional<Transition> transition;
        private final int[][] after;

        Effect(int left, int[] codes, Optional<Transition> transition, int[][] after) {
            this.left = left;
            this.codes = codes;
            this.transition = transition;
            this.after = after;
        }
    }

    /** The result of an action on one state. */
    static final class Outcome {
        private final CompiledAction compiled;
        private final State state;
        private final Layout layout;
        private final Effect effect;
        private final Transition transition;

        private Outcome(CompiledAction compiled, State state, Layout layout, Effect effect, Transition transition) {
            this.compiled = compiled;
            this.state = state;
            this.layout = layout;
            this.effect = effect;
            this.transition = transition;
        }

        Move.Act move() {
            return compiled.move;
        }

        Transition transition() {
            return transition;
        }

        /** Returns the reduced state after one branch. */
        State after(int way) {
            if (effect.after.length == 0) {
                return compiled.reduction.of(
                        compiled.raw(state, transition.ways().get(way)));
            }
            int[] pieces = Arrays.copyOf(state.pieces(), state.pieces().length);
            int[] after = effect.after[way];
            for (int i = 0; i < after.length; i++) {
                pieces[layout.slots[i]] = after[i];
            }
            return new State(state.frame(), state.left(), pieces);
        }
    }

    /**
     * Prepares an action.
     *
     * @param sides the number of turns until a side's next one
     * @param turn the number of turns until the next one of the planning side, when it is possible
     * @param transitions prepares and checks the results of the rules
     */
    CompiledAction(
            Action action,
            MemoizedStep step,
            int sides,
            int turn,
            StateTable states,
            StateReduction reduction,
            Function<StepResult.Done, Transition> transitions) {
        this.action = action;
        this.move = new Move.Act(action);
        this.step = step;
        this.sides = sides;
        this.turn = turn;
        this.states = states;
        this.reduction = reduction;
        this.transitions = transitions;
        if (!action.isOwed()) {
            touched.add(action.by());
        }
        touched.add(action.at());
    }

    Action action() {
        return action;
    }

    /** Forgets all results: values that seemed constant have changed. */
    void clear() {
        layouts.clear();
    }

    private Layout layout(int frame) {
        while (layouts.size() <= frame) {
            Map<String, Integer> slots = states.layout(layouts.size()).slots();
            int[] here = touched.stream()
                    .mapToInt(piece -> slots.getOrDefault(piece, GONE))
                    .filter(slot -> slot != GONE)
                    .sorted()
                    .toArray();
            layouts.add(new Layout(slots.getOrDefault(action.by(), GONE), slots.getOrDefault(action.at(), GONE), here));
        }
        return layouts.get(frame);
    }

    /** Returns the slot of the piece that acts. */
    int by(State state) {
        return layout(state.frame()).by;
    }

    /** Returns the slot of the target. */
    int at(State state) {
        return layout(state.frame()).at;
    }

    /** Returns whether the piece can still act in this stage of the turn. */
    boolean isAvailable(State state) {
        Layout layout = layout(state.frame());
        return layout.by != GONE
                && layout.at != GONE
                && state.turns() % sides == turn
                && state.stage() <= action.stage()
                && !state.hasActed(layout.by, action.stage());
    }

    /** Returns the result on a state; empty if the rules do not allow the action there, or warn against it. */
    Optional<Outcome> on(State state) {
        Layout layout = layout(state.frame());
        Effect effect = known(layout, state);
        if (effect == null) {
            effect = evaluate(state);
            layout = layout(state.frame()); // the evaluation may have found that more pieces matter
        }
        return effect.transition.isEmpty()
                ? Optional.empty()
                : Optional.of(new Outcome(this, state, layout, effect, effect.transition.get()));
    }

    private static int place(Layout layout, State state) {
        int hash = state.left();
        for (int slot : layout.slots) {
            hash = Integer.rotateLeft(hash ^ state.pieces()[slot], 13) * 0x9E3779B1;
        }
        return (hash ^ (hash >>> 16)) & (layout.effects.length - 1);
    }

    private static @Nullable Effect known(Layout layout, State state) {
        Effect[] effects = layout.effects;
        for (int i = place(layout, state); effects[i] != null; i = (i + 1) & (effects.length - 1)) {
            if (isFor(effects[i], layout.slots, state)) {
                return effects[i];
            }
        }
        return null;
    }

    private static boolean isFor(Effect effect, int[] slots, State state) {
        if (effect.left != state.left()) {
            return false;
        }
        for (int i = 0; i < slots.length; i++) {
            if (effect.codes[i] != state.pieces()[slots[i]]) {
                return false;
            }
        }
        return true;
    }

    private Effect evaluate(State state) {
        Set<String> more = new LinkedHashSet<>();
        StateTable.StateView view = states.look(state);
        StepResult upshot = step.on(states.layout(state).frame(), view, view, look -> more.add(look.piece()));
        Optional<Transition> transition =
                upshot instanceof StepResult.Done happens && happens.reminders().isEmpty()
                        ? Optional.of(transitions.apply(happens))
                        : Optional.empty();
        boolean sameLayout = true;
        for (OutcomeBranch way : transition.map(Transition::ways).orElse(List.of())) {
            for (Change change : way.changes()) {
                more.add(change.piece());
                sameLayout &= states.keepsLayout(state, change);
            }
        }
        more.retainAll(states.layout(state).slots().keySet());
        if (touched.addAll(more)) {
            clear();
        }
        Layout layout = layout(state.frame());
        int left = after(state.left());
        int[] codes = codes(layout, state);
        boolean isPlain = sameLayout && left == state.left();
        List<OutcomeBranch> ways = isPlain ? transition.map(Transition::ways).orElse(List.of()) : List.of();
        int[][] after = new int[ways.size()][];
        for (int i = 0; i < after.length; i++) {
            State raw = raw(state, ways.get(i));
            after[i] = codes(layout, raw);
            for (int j = 0; j < after[i].length; j++) {
                after[i][j] = reduction.reduced(raw.frame(), raw.left(), layout.slots[j], after[i][j]);
            }
        }
        Effect effect = new Effect(state.left(), codes, transition, after);
        store(layout, state, effect);
        return effect;
    }

    private static int[] codes(Layout layout, State state) {
        int[] codes = new int[layout.slots.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = state.pieces()[layout.slots[i]];
        }
        return codes;
    }

    private static void store(Layout layout, State state, Effect effect) {
        if (++layout.size * 2 > layout.effects.length) {
            Effect[] before = layout.effects;
            layout.effects = new Effect[2 * before.length];
            for (Effect each : before) {
                if (each != null) {
                    int[] pieces = new int[state.pieces().length];
                    for (int i = 0; i < layout.slots.length; i++) {
                        pieces[layout.slots[i]] = each.codes[i];
                    }
                    put(layout, new State(state.frame(), each.left, pieces), each);
                }
            }
        }
        put(layout, state, effect);
    }

    private static void put(Layout layout, State state, Effect effect) {
        int i = place(layout, state);
        while (layout.effects[i] != null) {
            i = (i + 1) & (layout.effects.length - 1);
        }
        layout.effects[i] = effect;
    }

    private int after(int left) {
        return action.isOwed() ? left : (left & ~State.STAGE_MASK) | action.stage();
    }

    /** Returns the state after one branch, with all its values. */
    State raw(State state, OutcomeBranch way) {
        int[] pieces = Arrays.copyOf(state.pieces(), state.pieces().length);
        if (!action.isOwed()) {
            pieces[layout(state.frame()).by] |= 1 << action.stage();
        }
        return states.with(new State(state.frame(), after(state.left()), pieces), way.changes());
    }
}
