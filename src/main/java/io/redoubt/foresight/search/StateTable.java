package io.redoubt.foresight.search;

import io.redoubt.battle.Board;
import io.redoubt.foresight.BoardDistribution;
import io.redoubt.foresight.BoardSkeleton;
import io.redoubt.foresight.OutcomeBranch;
import io.redoubt.foresight.ValueSource;
import io.redoubt.rules.piece.Change;
import io.redoubt.rules.piece.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Encodes boards as numbers and decodes them; equal values are stored and compared once. */
final class StateTable {
    private final List<Layout> layouts = new ArrayList<>();
    private final Map<LayoutKey, Integer> layoutIds = new HashMap<>();
    private final List<Map<String, String>> values = new ArrayList<>();
    private final Map<Map<String, String>, Integer> valueIds = new HashMap<>();
    private final Map<Edit, Integer> edits = new HashMap<>();
    private final Map<Valued, Piece> pieces = new HashMap<>();
    private final Map<Marked, Integer> marked = new HashMap<>();

    /** The properties that two boards of one layout share. */
    private record LayoutKey(Map<String, String> marks, BoardSkeleton frame) {}

    /** A change of one value of a piece. */
    private record Edit(int before, String key, String value) {
        // Written out, because those of a record are slow until they are compiled, and every change is looked up.

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Edit that
                    && before == that.before
                    && key.equals(that.key)
                    && value.equals(that.value);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * before + key.hashCode()) + value.hashCode();
        }
    }

    /**
     * The marks of a board, and the slots of its pieces.
     *
     * @param like a board of this layout
     */
    record Layout(Board like, BoardSkeleton frame, List<Piece> pieces, Map<String, Integer> slots) {}

    /** The key of a piece with its values: boards are built of the same few again and again. */
    private record Valued(int frame, int slot, int values) {
        // Written out, as those of an edit are.

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Valued that && values == that.values && slot == that.slot && frame == that.frame;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * values + slot) + frame;
        }
    }

    /** Changes of marks of the table, on boards of one layout. */
    private record Marked(int frame, List<Change> changes) {}

    Layout layout(State state) {
        return layouts.get(state.frame());
    }

    Layout layout(int frame) {
        return layouts.get(frame);
    }

    private int layout(Board board) {
        BoardSkeleton frame = BoardSkeleton.of(board);
        return layoutIds.computeIfAbsent(new LayoutKey(Map.copyOf(board.marks()), frame), any -> {
            Map<String, Integer> slots = new HashMap<>();
            board.pieces().forEach(piece -> slots.put(piece.name(), slots.size()));
            layouts.add(new Layout(board, frame, board.pieces(), slots));
            return layouts.size() - 1;
        });
    }

    private int id(Map<String, String> of) {
        return valueIds.computeIfAbsent(of, any -> {
            values.add(of);
            return values.size() - 1;
        });
    }

    /** Returns the state of a board on which no piece has acted yet. */
    State of(Board board, int turns, int stage) {
        List<Piece> all = board.pieces();
        int[] pieces = new int[all.size()];
        for (int slot = 0; slot < pieces.length; slot++) {
            pieces[slot] = id(Map.copyOf(all.get(slot).values())) << State.STAGES;
        }
        return State.of(layout(board), turns, stage, pieces);
    }

    Board board(State state) {
        Layout layout = layout(state);
        List<Piece> all = new ArrayList<>();
        for (int slot = 0; slot < state.pieces().length; slot++) {
            all.add(piece(new Valued(state.frame(), slot, state.pieces()[slot] >> State.STAGES)));
        }
        return layout.like().of(all);
    }

    private Piece piece(Valued valued) {
        return pieces.computeIfAbsent(valued, any -> {
            Piece piece = layouts.get(valued.frame()).pieces().get(valued.slot());
            return new Piece(piece.name(), piece.kind(), values.get(valued.values()));
        });
    }

    /** The view of a state for rules and goals; a class, because lambdas are slow until they are compiled. */
    static final class StateView implements ValueSource, Supplier<Board> {
        private final StateTable states;
        private final State state;

        private StateView(StateTable states, State state) {
            this.states = states;
            this.state = state;
        }

        @Override
        public String value(String piece, String key) {
            Integer slot = states.layout(state).slots().get(piece);
            if (key.equals(BoardDistribution.GONE)) {
                return slot == null ? "true" : "";
            }
            return slot == null ? "" : states.value(state.pieces()[slot], key);
        }

        @Override
        public Board get() {
            return states.board(state);
        }
    }

    /** Returns a value in the number of a piece; empty if it has none. */
    String value(int code, String key) {
        return values.get(code >> State.STAGES).getOrDefault(key, "");
    }

    StateView look(State state) {
        return new StateView(this, state);
    }

    /** Returns the state after changes, with the actions done this turn. */
    State with(State state, List<Change> changes) {
        Layout layout = layout(state);
        int[] pieces = Arrays.copyOf(state.pieces(), state.pieces().length);
        List<Change> marks = new ArrayList<>(0);
        for (Change change : changes) {
            if (change.piece().isEmpty()) {
                marks.add(change);
                continue;
            }
            Integer slot = layout.slots().get(change.piece());
            if (slot == null || !keepsLayout(state, change)) {
                return remade(state, changes);
            }
            int id = edited(pieces[slot] >> State.STAGES, change);
            pieces[slot] = (id << State.STAGES) | (pieces[slot] & State.STAGE_MASK);
        }
        return new State(marks.isEmpty() ? state.frame() : marked(state.frame(), marks), state.left(), pieces);
    }

    /** Returns the layout after changes of marks; all pieces keep their slots. */
    private int marked(int frame, List<Change> marks) {
        return marked.computeIfAbsent(
                new Marked(frame, marks),
                any -> layout(layouts.get(frame).like().with(marks)));
    }

    /** Returns whether all branches of a result leave all pieces where they are and what they are called. */
    boolean keepLayout(State state, List<OutcomeBranch> ways) {
        return ways.stream().allMatch(way -> way.changes().stream().allMatch(change -> keepsLayout(state, change)));
    }

    private boolean keepsLayout(State state, Change change) {
        return layout(state).slots().containsKey(change.piece())
                && !change.key().equals(Change.KIND)
                && !change.key().equals(Change.NAME);
    }

    /** Returns the number of a piece after those of some changes that concern it. */
    int changed(int code, String piece, List<Change> changes) {
        int id = code >> State.STAGES;
        for (Change change : changes) {
            id = change.piece().equals(piece) ? edited(id, change) : id;
        }
        return (id << State.STAGES) | (code & State.STAGE_MASK);
    }

    /** Returns a set of values without some of them. */
    int without(int before, Set<String> keys) {
        if (keys.isEmpty() || Collections.disjoint(values.get(before).keySet(), keys)) {
            return before;
        }
        Map<String, String> left = new HashMap<>(values.get(before));
        left.keySet().removeAll(keys);
        return id(Map.copyOf(left));
    }

    private int edited(int before, Change change) {
        Edit edit = new Edit(before, change.key(), change.value());
        Integer known = edits.get(edit);
        if (known != null) {
            return known;
        }
        Map<String, String> after = new HashMap<>(values.get(before));
        if (change.value().isEmpty()) {
            after.remove(change.key());
        } else {
            after.put(change.key(), change.value());
        }
        int id = id(Map.copyOf(after));
        edits.put(edit, id);
        return id;
    }

    /** Returns the state after pieces were added, removed or renamed. */
    private State remade(State state, List<Change> changes) {
        Board board = board(state).with(changes);
        State after = of(board, state.turns(), state.stage());
        Layout before = layout(state);
        for (Map.Entry<String, Integer> slot : layout(after).slots().entrySet()) {
            Integer old = before.slots().get(slot.getKey());
            if (old != null) {
                after.pieces()[slot.getValue()] |= state.pieces()[old] & State.STAGE_MASK;
            }
        }
        return after;
    }
}
