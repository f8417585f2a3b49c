package io.redoubt.foresight.search;

import io.redoubt.foresight.MemoizedStep;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.ValueRead;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * The results of one action, looked up by the numbers of the pieces that it reads or changes. The rules are asked once
 * for all states that agree in these pieces.
 */
final class CompiledAction {
    /** The slot of a piece that is gone. */
    static final int GONE = -1;

    private final Action action;
    private final Move.Act move;
    private final MemoizedStep step;
    private final int sides;
    private final int turn;
    private final StateTable states;
    private final StateReduction reduction;
    private final Function<StepResult.Done, Transition> transitions;
    private final IntConsumer evaluated;
    private final Set<String> touched = new LinkedHashSet<>();
    private final Set<String> changed = new HashSet<>();
    private final Map<String, Set<ValueRead>> reads = new HashMap<>();
    private final List<EffectTable> tables = new ArrayList<>();

    /** The result of an action on one state. */
    static final class Outcome {
        private final CompiledAction compiled;
        private final State state;
        private final EffectTable table;
        private final EffectTable.Effect effect;
        private final Transition transition;

        private Outcome(
                CompiledAction compiled,
                State state,
                EffectTable table,
                EffectTable.Effect effect,
                Transition transition) {
            this.compiled = compiled;
            this.state = state;
            this.table = table;
            this.effect = effect;
            this.transition = transition;
        }

        Move.Act move() {
            return compiled.move;
        }

        Transition transition() {
            return transition;
        }

        /** Returns whether it can make a difference; if not, it cannot be better than doing nothing. */
        boolean changesSomething() {
            return effect.changesSomething;
        }

        /** Returns the branches that lead to different states; the first one of those that lead to the same. */
        int[] distinct() {
            return effect.after.length == 0
                    ? IntStream.range(0, transition.ways().size()).toArray()
                    : effect.distinct;
        }

        /** Returns the probability of the state after a branch that is one of the {@link #distinct} ones. */
        double odds(int way) {
            return effect.after.length == 0 ? transition.odds(way) : effect.odds[way];
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
                pieces[table.changed[i]] = after[i];
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
     * @param evaluated notified of every result that was not known yet, with the number of pieces on the board
     */
    CompiledAction(
            Action action,
            MemoizedStep step,
            int sides,
            int turn,
            StateTable states,
            StateReduction reduction,
            Function<StepResult.Done, Transition> transitions,
            IntConsumer evaluated) {
        this.action = action;
        this.move = new Move.Act(action);
        this.step = step;
        this.sides = sides;
        this.turn = turn;
        this.states = states;
        this.reduction = reduction;
        this.transitions = transitions;
        this.evaluated = evaluated;
        if (!action.isOwed()) {
            touched.add(action.by());
            changed.add(action.by());
        }
        touched.add(action.at());
    }

    Action action() {
        return action;
    }

    Move.Act move() {
        return move;
    }

    /** Forgets all results: values that seemed constant have changed. */
    void clear() {
        tables.clear();
    }

    private EffectTable table(int frame) {
        while (tables.size() <= frame) {
            int number = tables.size();
            Map<String, Integer> slots = states.layout(number).slots();
            tables.add(new EffectTable(
                    slots.getOrDefault(action.by(), GONE),
                    slots.getOrDefault(action.at(), GONE),
                    slots(slots, touched),
                    slots(slots, changed),
                    slot -> code -> seen(number, slot, code)));
        }
        return tables.get(frame);
    }

    private static int[] slots(Map<String, Integer> slots, Set<String> pieces) {
        return pieces.stream()
                .mapToInt(piece -> slots.getOrDefault(piece, GONE))
                .filter(slot -> slot != GONE)
                .sorted()
                .toArray();
    }

    /** Returns the slot of the piece that acts. */
    int by(State state) {
        return table(state.frame()).by;
    }

    /** Returns the slot of the target. */
    int at(State state) {
        return table(state.frame()).at;
    }

    /** Returns whether the piece can still act in this stage of the turn. */
    boolean isAvailable(State state) {
        EffectTable table = table(state.frame());
        return table.by != GONE
                && table.at != GONE
                && state.turns() % sides == turn
                && state.stage() <= action.stage()
                && !state.hasActed(table.by, action.stage());
    }

    /**
     * Returns whether a number of a piece shows that it has acted in the stage of this action. Another stage is no
     * matter: a policy may be barred from acting in a later one only.
     */
    boolean hasActed(int frame, int slot, int code) {
        return isActor(frame, slot) && (code >> action.stage() & 1) == 1;
    }

    /** Returns whether a piece is the one that acts. */
    boolean isActor(int frame, int slot) {
        return !action.isOwed() && slot == table(frame).by;
    }

    /** Returns the name of the piece of a slot. */
    String piece(int frame, int slot) {
        return states.layout(frame).pieces().get(slot).name();
    }

    /** Returns the number of a piece after the action, with those of some changes that concern it. */
    int after(int frame, int slot, int code, List<Change> changes) {
        return states.changed(idle(frame, slot, code), piece(frame, slot), changes);
    }

    /** Returns the number of values that it reads, and of pieces that it changes, as far as they are known. */
    int reads() {
        return touched.size()
                + changed.size()
                + reads.values().stream().mapToInt(Set::size).sum();
    }

    /** Returns what it reads of a piece with a number, as far as that is known. */
    List<String> seen(int frame, int slot, int code) {
        List<String> seen = new ArrayList<>();
        for (ValueRead read : reads.getOrDefault(piece(frame, slot), Set.of())) {
            seen.add(read.told(states.value(code, read.key())));
        }
        return seen;
    }

    /** Returns the slots of the pieces that it reads or changes, as far as they are known. */
    int[] slots(int frame) {
        return table(frame).slots;
    }

    /** Returns the number of a piece if the action came to nothing. */
    int idle(int frame, int slot, int code) {
        return isActor(frame, slot) ? code | 1 << action.stage() : code;
    }

    /** Returns the result on a state; empty if the rules do not allow the action there, or warn against it. */
    Optional<Outcome> on(State state) {
        EffectTable table = table(state.frame());
        EffectTable.Effect effect = table.find(state);
        if (effect == null) {
            effect = evaluate(state);
            table = table(state.frame()); // the evaluation may have found that more pieces matter
        }
        return effect.transition.isEmpty()
                ? Optional.empty()
                : Optional.of(new Outcome(this, state, table, effect, effect.transition.get()));
    }

    /** Returns whether it is possible on a state and can make a difference there. */
    boolean changesSomething(State state) {
        return on(state).map(Outcome::changesSomething).orElse(false);
    }

    /** Asks the rules for the result on a state; empty if they do not allow the action, or warn against it. */
    Optional<Transition> asked(State state) {
        Set<String> pieces = new LinkedHashSet<>();
        Set<String> changes = new LinkedHashSet<>();
        int known = reads();
        StateTable.StateView view = states.look(state);
        StepResult upshot = step.on(states.layout(state).frame(), view, view, look -> {
            pieces.add(look.piece());
            reads.computeIfAbsent(look.piece(), any -> new LinkedHashSet<>()).add(look.read());
        });
        Optional<Transition> transition =
                upshot instanceof StepResult.Done happens && happens.reminders().isEmpty()
                        ? Optional.of(transitions.apply(happens))
                        : Optional.empty();
        for (OutcomeBranch way : transition.map(Transition::ways).orElse(List.of())) {
            way.changes().forEach(change -> changes.add(change.piece()));
        }
        Set<String> present = states.layout(state).slots().keySet();
        pieces.retainAll(present);
        changes.retainAll(present);
        touched.addAll(pieces);
        touched.addAll(changes);
        changed.addAll(changes);
        if (reads() != known) {
            clear();
        }
        if (transition.isEmpty() && pieces.equals(Set.of(action.at()))) {
            table(state.frame()).refuse(state);
        }
        return transition;
    }

    private EffectTable.Effect evaluate(State state) {
        evaluated.accept(state.pieces().length);
        Optional<Transition> transition = asked(state);
        EffectTable table = table(state.frame());
        int[] key = table.key(state);
        List<OutcomeBranch> all = transition.map(Transition::ways).orElse(List.of());
        boolean isPlain = states.keepLayout(state, all) && after(state.left()) == state.left();
        List<OutcomeBranch> ways = isPlain ? all : List.of();
        int[][] after = new int[ways.size()][];
        for (int i = 0; i < after.length; i++) {
            State raw = raw(state, ways.get(i));
            after[i] = table.codes(raw);
            for (int j = 0; j < after[i].length; j++) {
                after[i][j] = reduction.reduced(raw.frame(), raw.left(), table.changed[j], after[i][j]);
            }
        }
        State idle = reduction.of(idle(state));
        boolean changesSomething =
                all.stream().anyMatch(way -> !reduction.of(raw(state, way)).equals(idle));
        EffectTable.Effect effect = new EffectTable.Effect(state.left(), key, transition, after, changesSomething);
        table.store(effect);
        return effect;
    }

    private int after(int left) {
        return action.isOwed() ? left : (left & ~State.STAGE_MASK) | action.stage();
    }

    /** Returns the state after one branch, with all its values. */
    State raw(State state, OutcomeBranch way) {
        return states.with(idle(state), way.changes());
    }

    /** Returns the state if the action came to nothing. */
    private State idle(State state) {
        int[] pieces = Arrays.copyOf(state.pieces(), state.pieces().length);
        if (!action.isOwed()) {
            pieces[table(state.frame()).by] |= 1 << action.stage();
        }
        return new State(state.frame(), after(state.left()), pieces);
    }
}
