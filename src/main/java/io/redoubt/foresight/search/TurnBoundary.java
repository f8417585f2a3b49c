package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.BoardSkeleton;
import io.redoubt.foresight.ChangedValues;
import io.redoubt.foresight.MemoizedStep;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.SearchLimit;
import io.redoubt.foresight.Step;
import io.redoubt.foresight.StepResult;
import io.redoubt.rules.piece.Change;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The step to the next turn. It is asked about whole boards, unless it falls into parts: then each piece changes by
 * itself, whatever the others are, and the parts are looked up by the numbers of the pieces.
 */
final class TurnBoundary {
    private final PlanningProblem setting;
    private final StateTable states;
    private final ChangedValues changing;
    private final TransitionTable transitions;
    private final SearchLimit.EvaluationWork work;
    private final Map<State, Transition> turns = new HashMap<>();
    private final Map<String, MemoizedStep> parts = new HashMap<>();
    private final List<List<Map<Integer, PieceTurn>>> known = new ArrayList<>();
    private final Map<Integer, Integer> frames = new HashMap<>();
    private final Map<List<PieceTurn>, Transition> products = new HashMap<>();
    private boolean isDivided;

    /**
     * The part of the step that concerns one piece.
     *
     * @param transition its branches
     * @param after the number of the piece after each branch
     */
    record PieceTurn(Transition transition, List<Integer> after) {}

    TurnBoundary(
            PlanningProblem setting,
            StateTable states,
            ChangedValues changing,
            TransitionTable transitions,
            SearchLimit.EvaluationWork work) {
        this.setting = setting;
        this.states = states;
        this.changing = changing;
        this.transitions = transitions;
        this.work = work;
    }

    /** Returns the result on a whole board. */
    Transition on(State state) {
        return turns.computeIfAbsent(state, any -> {
            work.askAboutTurn(state.pieces().length);
            if (!(setting.nextTurn().on(states.board(state)) instanceof StepResult.Done happens)) {
                return Transition.NOTHING;
            }
            happens.ways().forEach(way -> changing.learn(way.changes()));
            return transitions.of(happens);
        });
    }

    /** Returns the board after one branch, with all its values. */
    State after(State state, OutcomeBranch way) {
        int[] pieces = Arrays.copyOf(state.pieces(), state.pieces().length);
        for (int slot = 0; slot < pieces.length; slot++) {
            pieces[slot] = rested(pieces[slot]);
        }
        return states.with(State.of(state.frame(), state.turns() - 1, 0, pieces), way.changes());
    }

    /** Returns the number of a piece that has not acted in its turn. */
    private static int rested(int code) {
        return code & ~State.STAGE_MASK;
    }

    /** Returns whether the step has parts; whether each concerns its own piece only is another question. */
    boolean hasParts() {
        return !setting.hasReplies()
                && setting.start().pieces().stream()
                        .allMatch(piece -> setting.nextTurn().part(piece.name()).isPresent());
    }

    /** Forgets all parts, so that it is found out again what they read. */
    void forget() {
        known.clear();
    }

    /** Follows the parts from now on: each was found to concern its own piece only. */
    void divide() {
        isDivided = true;
    }

    /**
     * Returns the boards after the step.
     *
     * @param reduced removes irrelevant values from a board
     */
    MoveGenerator.Successors follow(State state, UnaryOperator<State> reduced) {
        if (isDivided) {
            try {
                return followParts(state, reduced);
            } catch (ReachableValues.UnknownException e) {
                isDivided = false; // a number that was not expected
            }
        }
        work.endTurn(state.pieces().length);
        Transition transition = on(state);
        List<State> after = new ArrayList<>();
        transition.ways().forEach(way -> after.add(reduced.apply(after(state, way))));
        return new MoveGenerator.Successors(transition, after);
    }

    private MoveGenerator.Successors followParts(State state, UnaryOperator<State> reduced) {
        List<int[]> boards = new ArrayList<>(List.of(new int[state.pieces().length]));
        List<PieceTurn> uncertain = new ArrayList<>();
        for (int slot = 0; slot < state.pieces().length; slot++) {
            PieceTurn turn = part(state.frame(), slot, state.pieces()[slot]);
            if (turn.after().size() > 1) {
                uncertain.add(turn);
            }
            boards = with(boards, slot, turn);
        }
        work.endTurnByPieces(state.pieces().length * boards.size());
        int frame = next(state.frame());
        List<State> after = new ArrayList<>(boards.size());
        for (int[] pieces : boards) {
            after.add(reduced.apply(State.of(frame, state.turns() - 1, 0, pieces)));
        }
        return new MoveGenerator.Successors(product(uncertain), after);
    }

    /** Returns some boards with one more piece; if it has several branches, the first of them on all boards comes first. */
    private static List<int[]> with(List<int[]> boards, int slot, PieceTurn turn) {
        List<int[]> all = new ArrayList<>(boards.size() * turn.after().size());
        for (int way = 0; way < turn.after().size(); way++) {
            for (int[] board : boards) {
                int[] pieces = way == 0 ? board : Arrays.copyOf(board, board.length);
                pieces[slot] = turn.after().get(way);
                all.add(pieces);
            }
        }
        return all;
    }

    /** Returns the transition of several parts at once, whose branches are in the order of {@link #with}. */
    private Transition product(List<PieceTurn> uncertain) {
        return uncertain.isEmpty()
                ? Transition.CERTAIN
                : products.computeIfAbsent(uncertain, any -> {
                    List<OutcomeBranch> ways = List.of(new OutcomeBranch("", Fraction.ONE, List.of()));
                    for (PieceTurn turn : uncertain) {
                        List<OutcomeBranch> more = new ArrayList<>();
                        for (OutcomeBranch next : turn.transition().ways()) {
                            for (OutcomeBranch way : ways) {
                                more.add(way.then(next));
                            }
                        }
                        ways = more;
                    }
                    return transitions.of(new StepResult.Done(ways, List.of(), List.of()));
                });
    }

    /** Returns the part of a piece with some number, on boards with some marks. */
    PieceTurn part(int frame, int slot, int code) {
        while (known.size() <= frame) {
            known.add(new ArrayList<>());
        }
        List<Map<Integer, PieceTurn>> here = known.get(frame);
        while (here.size() <= slot) {
            here.add(new HashMap<>());
        }
        PieceTurn turn = here.get(slot).get(rested(code));
        if (turn == null) {
            turn = asked(frame, slot, rested(code));
            here.get(slot).put(rested(code), turn);
        }
        return turn;
    }

    /**
     * Asks for a part.
     *
     * @throws ReachableValues.UnknownException if it does not concern its own piece only
     */
    private PieceTurn asked(int frame, int slot, int code) {
        StateTable.Layout layout = states.layout(frame);
        String piece = layout.pieces().get(slot).name();
        State start = states.of(setting.start(), 0, 0);
        start.pieces()[slot] = code;
        StateTable.StateView view = states.look(State.of(frame, 0, 0, start.pieces()));
        Set<String> read = new HashSet<>();
        StepResult result = parts.computeIfAbsent(piece, this::memoized)
                .on(layout.frame(), view, view, look -> read.add(look.piece()));
        if (!(result instanceof StepResult.Done happens)
                || !Set.of(piece).containsAll(read)
                || !happens.ways().stream().allMatch(way -> isOnly(piece, way))) {
            throw new ReachableValues.UnknownException();
        }
        List<Integer> after = new ArrayList<>();
        happens.ways().forEach(way -> after.add(states.changed(code, piece, way.changes())));
        return new PieceTurn(transitions.of(happens), after);
    }

    private MemoizedStep memoized(String piece) {
        Step part = setting.nextTurn().part(piece).orElseThrow();
        return new MemoizedStep(
                board -> {
                    work.askAboutTurn(1);
                    return part.on(board);
                },
                changing,
                (board, looks) -> {});
    }

    private static boolean isOnly(String piece, OutcomeBranch way) {
        return way.changes().stream()
                .allMatch(change -> change.piece().equals(piece)
                        && !change.key().equals(Change.KIND)
                        && !change.key().equals(Change.NAME));
    }

    /**
     * Returns the numbers of the marks in all turns that end, in order.
     *
     * @throws ReachableValues.UnknownException if two turns of one side differ in more than their numbers
     */
    List<Integer> turns(State start) {
        List<Integer> turns = new ArrayList<>(List.of(start.frame()));
        for (int turn = 1; turn <= start.turns(); turn++) {
            turns.add(next(turns.get(turn - 1)));
            if (turn >= setting.sides()
                    && !skeleton(turns.get(turn)).equals(skeleton(turns.get(turn - setting.sides())))) {
                throw new ReachableValues.UnknownException();
            }
        }
        return turns.subList(0, start.turns());
    }

    private BoardSkeleton skeleton(int frame) {
        return states.layout(frame).frame();
    }

    /**
     * Returns the number of the marks after the step.
     *
     * @throws ReachableValues.UnknownException if they depend on dice
     */
    private int next(int frame) {
        Integer known = frames.get(frame);
        if (known == null) {
            State state = State.of(frame, 1, 0, states.of(setting.start(), 0, 0).pieces());
            Set<List<Change>> marks = new HashSet<>();
            on(state)
                    .ways()
                    .forEach(way -> marks.add(way.changes().stream()
                            .filter(change -> change.piece().isEmpty())
                            .toList()));
            if (marks.size() != 1) {
                throw new ReachableValues.UnknownException();
            }
            known = states.with(state, marks.iterator().next()).frame();
            frames.put(frame, known);
        }
        return known;
    }
}
