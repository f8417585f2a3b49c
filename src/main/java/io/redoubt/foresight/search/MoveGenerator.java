package io.redoubt.foresight.search;

import io.redoubt.foresight.ChangedValues;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.MemoizedStep;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.SearchLimit;
import io.redoubt.foresight.SharedResults;
import io.redoubt.foresight.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Generates the moves available on the boards of a plan, and their results. */
final class MoveGenerator {
    private final PlanningProblem setting;
    private final StateTable states = new StateTable();
    private final PieceSymmetry alike;
    private final ChangedValues changing;
    private final RelevantValues needed;
    private final StateReduction reduction;
    private final Map<Action, CompiledAction> actions = new LinkedHashMap<>();
    private final Map<Action, CompiledAction> owed = new LinkedHashMap<>();
    private final Map<Action, CompiledAction> replies = new LinkedHashMap<>();
    private int version;
    private final SearchLimit.EvaluationWork work = new SearchLimit.EvaluationWork();
    private final SharedResults shared = new SharedResults();
    private final TransitionTable transitions;
    private final TurnBoundary boundary;
    private final State start;

    MoveGenerator(PlanningProblem setting, PieceSymmetry alike, RelevantValues needed) {
        this.setting = setting;
        this.alike = alike;
        this.changing = new ChangedValues(alike::peers);
        this.needed = needed;
        this.transitions = new TransitionTable(setting.links(), alike, needed);
        this.boundary = new TurnBoundary(setting, states, changing, transitions, work);
        int stages = setting.stages();
        this.reduction = new StateReduction(states, changing, needed, stages);
        setting.actions().forEach((action, step) -> actions.put(action, compiled(action, step, action.stage(), 0)));
        setting.replies().forEach((action, step) -> replies.put(action, compiled(action, step, action.stage(), 1)));
        // A mandatory action may come at any time, so the values it reads are relevant until the end.
        setting.owed().forEach((action, step) -> owed.put(action, compiled(action, step, stages - 1, 0)));
        this.start = beginning();
    }

    private CompiledAction compiled(Action action, Step step, int stage, int turn) {
        Step asked = board -> {
            work.ask();
            return step.on(board);
        };
        MemoizedStep memoized = new MemoizedStep(
                step.isForAnyPiece() ? shared.by(action.by(), action.task(), asked) : asked,
                changing,
                (board, looks) -> {
                    work.observe();
                    needed.learn(stage, action.by(), looks, board);
                });
        return new CompiledAction(
                action, memoized, setting.sides(), turn, states, reduction, transitions::of, work::evaluate);
    }

    /** Merges values that make no difference from now on, and keeps only actions that make one, or have to be made. */
    void narrow(StateAggregation classes) {
        reduction.use(classes);
        actions.keySet().retainAll(classes.distinct());
        owed.keySet().retainAll(classes.possible());
        compiled().forEach(CompiledAction::clear);
    }

    /** Returns the work that finding results has taken. */
    SearchLimit.EvaluationWork work() {
        return work;
    }

    /** Returns the actions that the planning side chooses. */
    Collection<CompiledAction> chosen() {
        return actions.values();
    }

    /** Returns the mandatory actions, in their order. */
    Collection<CompiledAction> owed() {
        return owed.values();
    }

    /** Returns the actions of both kinds. */
    List<CompiledAction> compiled() {
        List<CompiledAction> all = new ArrayList<>(owed.values());
        all.addAll(actions.values());
        return all;
    }

    /** Returns a number that grows whenever a value changes that seemed constant. */
    int changes() {
        return changing.version();
    }

    /** Returns the state without irrelevant values. */
    State reduced(State state) {
        return reduction.of(state);
    }

    /** Returns the reduced number of one piece in a stage of the last turn. */
    int reduced(int frame, int stage, int slot, int code) {
        return reduction.reduced(frame, stage, slot, code);
    }

    /** Returns the canonical state equivalent to this one. */
    State canonical(State state) {
        return ordered(reduced(state));
    }

    /** Returns the canonical state equivalent to a reduced one. */
    State ordered(State reduced) {
        return alike.canonical(reduced, states);
    }

    /** Returns a reduced state in which some pieces can no longer act in some stages. */
    State closed(State state, Set<PlanningProblem.Acted> over) {
        return reduction.closed(state, over);
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
        return Optional.of(move instanceof Move.NextTurn ? boundary.on(state) : Transition.NOTHING);
    }

    private Optional<Transition> of(Action action, State state) {
        return outcome(action, state).map(CompiledAction.Outcome::transition);
    }

    private @Nullable CompiledAction compiled(Action action) {
        CompiledAction own = action.isOwed() ? owed.get(action) : actions.get(action);
        return own == null ? replies.get(action) : own;
    }

    /** Returns whether an action is chosen by the planning side. */
    boolean isOwn(Action action) {
        return actions.containsKey(action);
    }

    /** Returns whether the other side chooses on a board: it is in its turn. */
    boolean isReply(State state) {
        return setting.hasReplies() && state.turns() % setting.sides() != 0;
    }

    /** Returns whether nothing that happens later counts: the goal counts at any time, and it holds. */
    boolean isDecided(State state) {
        return setting.timing() == GoalTiming.ANY_TIME
                && setting.worth().parts().get(0).goal().holds(states.look(state));
    }

    /** Returns the result of an action; empty if it is impossible here, or no longer possible this turn. */
    Optional<CompiledAction.Outcome> outcome(Action action, State state) {
        return isDecided(state) ? Optional.empty() : outcomeIfOpen(action, state);
    }

    /** Returns the result of an action, as if the goal did not hold yet; empty if it is impossible here. */
    Optional<CompiledAction.Outcome> outcomeIfOpen(Action action, State state) {
        CompiledAction compiled = compiled(action);
        if (compiled == null) {
            return Optional.empty();
        }
        clearIfChanged();
        return action.isOwed() || compiled.isAvailable(state) ? compiled.on(state) : Optional.empty();
    }

    /**
     * The reduced boards after a move.
     *
     * @param after the boards, one per branch
     */
    record Successors(Transition transition, List<State> after) {}

    /** Returns the boards after a move; empty if it is impossible here, or no longer possible this turn. */
    Optional<Successors> follow(Move move, State state) {
        if (isDecided(state)) {
            return Optional.empty();
        }
        if (move instanceof Move.Act act) {
            Optional<CompiledAction.Outcome> outcome = outcome(act.action(), state);
            if (outcome.isEmpty()) {
                return Optional.empty();
            }
            List<State> after = new ArrayList<>();
            for (int way = 0; way < outcome.get().transition().ways().size(); way++) {
                after.add(outcome.get().after(way));
            }
            return Optional.of(new Successors(outcome.get().transition(), after));
        }
        return Optional.of(
                move instanceof Move.NextTurn
                        ? boundary.follow(state, this::reduced)
                        : new Successors(Transition.NOTHING, List.of()));
    }

    /** Forgets compiled results if a value that seemed constant has changed. */
    private void clearIfChanged() {
        if (version != changing.version()) {
            version = changing.version();
            actions.values().forEach(CompiledAction::clear);
            owed.values().forEach(CompiledAction::clear);
            replies.values().forEach(CompiledAction::clear);
        }
    }

    /** Returns the state after one branch of a move, with all its values. */
    State after(State state, Move move, OutcomeBranch way) {
        if (move instanceof Move.Act act) {
            return Objects.requireNonNull(compiled(act.action())).raw(state, way);
        }
        return boundary.after(state, way);
    }

    /** Returns the mandatory action that comes first on a board, if there is one. */
    Optional<CompiledAction.Outcome> mandatoryMove(State state) {
        if (isDecided(state)) {
            return Optional.empty();
        }
        clearIfChanged();
        for (CompiledAction action : owed.values()) {
            Optional<CompiledAction.Outcome> outcome =
                    action.on(state).filter(CompiledAction.Outcome::changesSomething);
            if (outcome.isPresent()) {
                return outcome;
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the first mandatory action of any of some boards. Applied repeatedly, each time on all boards where it is
     * due, it gives the same result as if each board had performed its own.
     */
    Optional<Move.Act> mandatoryMove(Collection<State> boards) {
        return owed.values().stream()
                .filter(action -> boards.stream().anyMatch(state -> isDue(action, state)))
                .map(CompiledAction::move)
                .findFirst();
    }

    private boolean isDue(CompiledAction action, State state) {
        clearIfChanged();
        return !isDecided(state) && action.changesSomething(state);
    }

    /** Returns the possible actions on a board, without those that are symmetric to another or change nothing. */
    List<CompiledAction.Outcome> generate(State state) {
        List<CompiledAction.Outcome> found = new ArrayList<>();
        if (isDecided(state)) {
            return found;
        }
        for (CompiledAction action : (isReply(state) ? replies : actions).values()) {
            clearIfChanged();
            if (action.isAvailable(state)
                    && !alike.hasEarlierEquivalent(action.by(state), state, states)
                    && !alike.hasEarlierEquivalent(action.at(state), state, states)) {
                Optional<CompiledAction.Outcome> outcome = action.on(state);
                if (outcome.isPresent() && outcome.get().changesSomething()) {
                    found.add(outcome.get());
                }
            }
        }
        return found;
    }

    /** Returns the step to the next turn. */
    TurnBoundary boundary() {
        return boundary;
    }

    TransitionTable transitions() {
        return transitions;
    }
}
