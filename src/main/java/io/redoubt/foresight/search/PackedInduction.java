package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.BestValue;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.LongNumbering;
import io.redoubt.foresight.PackedTable;
import io.redoubt.foresight.SearchLimit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the value of every board that a single turn can reach, by backward induction over packed boards. It computes what
 * {@link BackwardInduction} would, with the same bounds of the rounding errors, but many times faster; the choices are
 * left to that class. With an {@link ActingSequence}, the position in it stands in the bits above those of the board.
 */
final class PackedInduction {
    /** The choice to end the turn; the others are the numbers of actions. */
    static final int END = -1;

    /** The choice that the piece whose position it is does nothing. */
    static final int PASS = -2;

    private static final int[] ALONE = {};

    /** Estimated cost of solving one board, in units of work, without its actions. */
    private static final double BOARD = 110;

    /** Estimated cost of one action, in units of work. */
    private static final double ACTION = 2.5;

    /** Estimated cost of one result of an action. */
    private static final double RESULT = 13;

    private final PlanningProblem setting;
    private final MoveGenerator moves;
    private final BoardPacking packing;
    private final ActingSequence sequence;

    /** The actions of the piece of each position. */
    private final List<int[]> possible = new ArrayList<>();

    /** The fields of the pieces that have no position from each one on; the last for the end of the sequence. */
    private final List<BoardPacking.Closing> over = new ArrayList<>();

    /** The fields of the piece of each position when it can no longer act. */
    private final List<BoardPacking.Closing> idle = new ArrayList<>();

    private final List<PackedAction> actions;
    private final int chosen;
    private final PackedTable table = new PackedTable();
    private final LongNumbering ends;
    private final List<Double> endValues;
    private final Map<Long, Fraction> worths;
    private final long read;
    private final Optional<PackedAggregation> aggregation;
    private final double most;
    private final double magnitude;
    private SearchLimit limit = SearchLimit.none();

    private PackedInduction(
            PlanningProblem setting, MoveGenerator moves, StateAggregation classes, BoardPacking packing) {
        this.setting = setting;
        this.moves = moves;
        this.packing = packing;
        this.sequence = ActingSequence.FREE;
        this.ends = new LongNumbering(64);
        this.endValues = new ArrayList<>();
        this.worths = new HashMap<>();
        List<CompiledAction> all = new ArrayList<>(moves.chosen());
        this.chosen = all.size();
        all.addAll(moves.owed());
        this.actions = all.stream()
                .map(action -> new PackedAction(action, moves, packing))
                .toList();
        this.aggregation = PackedAggregation.of(packing, classes, actions, moves);
        Map<String, Integer> slots = moves.states().layout(moves.start()).slots();
        this.read = packing.mask(setting.worth().pieces().stream()
                .filter(slots::containsKey)
                .mapToInt(slots::get)
                .toArray());
        this.most = setting.worth().most().doubleValue();
        this.magnitude = setting.worth().magnitude();
    }

    /**
     * Returns the search over the boards of a single turn.
     *
     * @return empty if one number cannot hold a board
     */
    static Optional<PackedInduction> of(PlanningProblem setting, MoveGenerator moves, StateAggregation classes) {
        return BoardPacking.of(classes, moves, setting.stages())
                .map(packing -> new PackedInduction(setting, moves, classes, packing));
    }

    private PackedInduction(PackedInduction other, ActingSequence sequence) {
        this.setting = other.setting;
        this.moves = other.moves;
        this.packing = other.packing;
        this.sequence = sequence;
        this.ends = other.ends;
        this.endValues = other.endValues;
        this.worths = other.worths;
        this.actions = other.actions;
        this.chosen = other.chosen;
        this.read = other.read;
        this.aggregation = other.aggregation;
        this.most = other.most;
        this.magnitude = other.magnitude;
        Map<Action, Integer> numbers = new HashMap<>();
        moves.chosen().forEach(action -> numbers.put(action.action(), numbers.size()));
        for (int position = 0; position < sequence.size(); position++) {
            possible.add(
                    sequence.actions(position).stream().mapToInt(numbers::get).toArray());
            over.add(packing.closing(sequence.closed(position), moves));
            idle.add(packing.closing(sequence.actor(position), moves));
        }
        possible.add(new int[0]);
        over.add(packing.closing(sequence.closed(sequence.size()), moves));
    }

    /**
     * Returns a search in which the pieces act in a sequence. It shares with this one what is known of single actions.
     *
     * @return empty if one number cannot hold a board with its position
     */
    Optional<PackedInduction> in(ActingSequence order) {
        boolean isTooWide = packing.width() + BoardPacking.bits(order.size() + 1) >= Long.SIZE;
        return isTooWide ? Optional.empty() : Optional.of(new PackedInduction(this, order));
    }

    /** Continues under another limit. */
    void continueUntil(SearchLimit other) {
        this.limit = other;
    }

    /** Returns the number of boards solved so far. */
    int boards() {
        return table.size();
    }

    /**
     * Solves the board of a node and all boards reachable from it, and gives the node its value.
     *
     * @throws SearchLimit.SearchStoppedException if the limit is reached
     */
    void solve(PlanNode node) {
        int number = number(node);
        node.value = table.value(number);
        node.error = table.error(number);
        node.height = table.height(number);
    }

    /** Returns the number of the board of a node, which is solved if it has not been yet. */
    int number(PlanNode node) {
        return number(packed(node.state, node.position));
    }

    private long packed(State state, int position) {
        long board = packing.packed(state);
        return sequence.isFree() ? canonical(board) : at(position, board);
    }

    /** Returns the position to which a board belongs: the first one, from a given one on, whose piece can still act. */
    int position(State state, int from) {
        return sequence.isFree() ? from : position(packed(state, from));
    }

    /** Returns the position of a board in the sequence. */
    private int position(long board) {
        return (int) (board >>> packing.width());
    }

    /** Returns a board at a position, or at the next one whose piece can act; those without one cannot act any more. */
    private long at(int from, long board) {
        int position = from;
        long closed = packing.closed(board & (1L << packing.width()) - 1, over.get(from));
        while (position < sequence.size() && isIdle(position, closed)) {
            position++;
        }
        return merged(closed) | (long) position << packing.width();
    }

    /** Returns the board that represents all boards like one, in a sequence. */
    private long merged(long board) {
        return aggregation.isPresent() ? aggregation.get().merged(board) : board;
    }

    /** Returns the board that represents all boards like one, when any piece may act. */
    private long canonical(long board) {
        long merged = merged(board);
        return packing.hasPeers() ? packing.canonical(merged) : merged;
    }

    private boolean isIdle(int position, long board) {
        return packing.closed(board, idle.get(position)) == board;
    }

    /** Returns the number of a board after one result of an action. */
    int after(long board, int action, PackedAction.Effect effect, int way) {
        long after = actions.get(action).after(board, effect, way);
        if (sequence.isFree()) {
            return number(canonical(after));
        }
        return number(at(position(board), after));
    }

    /** Returns the number of a board after a piece has been passed over. */
    int passed(long board) {
        return number(at(position(board) + 1, board));
    }

    /** Returns the boards solved so far. */
    PackedTable table() {
        return table;
    }

    /** Returns an action, chosen or mandatory, by its number. */
    PackedAction action(int number) {
        return actions.get(number);
    }

    /** Returns the exact value of a board if the turn ends on it. */
    Fraction worth(int number) {
        return worths.computeIfAbsent(
                table.board(number) & read,
                any -> setting.worth().of(moves.states().look(packing.state(table.board(number)))));
    }

    /** Returns the number of a board, which is solved with all boards reachable from it if it has not been yet. */
    int number(long board) {
        int known = table.find(board);
        if (known != LongNumbering.NONE) {
            return known;
        }
        limit.spend(BOARD + ACTION * looked(board) + moves.work().take());
        limit.mustHold(table.size());
        Choices choices = new Choices(board);
        return table.add(board, choices.best, choices.height, choices.choice, choices.close);
    }

    /** Returns about how many actions are looked at on a board. */
    private int looked(long board) {
        return sequence.isFree() ? actions.size() : sequence.width() * possible.get(position(board)).length;
    }

    /** The choices on one board. */
    private final class Choices {
        private final long board;
        private final BestValue best = new BestValue(magnitude);
        private int[] close = ALONE;
        private int height;
        private int choice;

        Choices(long board) {
            this.board = board;
            double end = end(board);
            boolean isDecided = setting.timing() == GoalTiming.ANY_TIME && end >= most;
            if (isDecided || !addMandatory()) {
                offer(
                        END,
                        end,
                        best.bound(BestValue.errorOfSum(setting.worth().parts().size(), magnitude), 0));
                if (end < most && sequence.isFree()) {
                    addActions();
                } else if (end < most && !sequence.isOver(position(board))) {
                    addPosition();
                }
            }
        }

        /** Adds the mandatory action that comes first, and returns whether there is one. */
        private boolean addMandatory() {
            for (int number = chosen; number < actions.size(); number++) {
                if (addIfPossible(number)) {
                    return true;
                }
            }
            return false;
        }

        private void addActions() {
            for (int number = 0; number < chosen; number++) {
                if (actions.get(number).isToBeTried(board)) {
                    addIfPossible(number);
                }
            }
        }

        /** Adds the actions of the pieces that may act next, and passing over the first of them. */
        private void addPosition() {
            for (int at : sequence.next(position(board), position -> isIdle(position, board))) {
                for (int number : possible.get(at)) {
                    addIfPossible(number);
                }
            }
            int next = passed(board);
            height = Math.max(height, table.height(next) + 1);
            offer(PASS, table.value(next), best.bound(table.error(next), 1));
        }

        /** Adds an action, and returns whether it is possible and changes something. */
        private boolean addIfPossible(int number) {
            PackedAction.Effect effect = actions.get(number).on(board);
            if (effect.odds.length > 0) {
                add(number, effect);
            }
            return effect.odds.length > 0;
        }

        private void add(int number, PackedAction.Effect effect) {
            limit.spend(RESULT * effect.odds.length);
            double value = 0;
            double error = 0;
            for (int way = 0; way < effect.odds.length; way++) {
                int next = after(board, number, effect, way);
                value += effect.odds[way] * table.value(next);
                error = Math.max(error, table.error(next));
                height = Math.max(height, table.height(next) + 1);
            }
            offer(number, value, best.bound(error, effect.ways()));
        }

        private void offer(int number, double value, double bound) {
            switch (best.offer(value, bound)) {
                case BETTER -> {
                    choice = number;
                    close = ALONE;
                }
                case CLOSE -> {
                    int before = Math.max(1, close.length);
                    close = close.length == 0 ? new int[] {choice, number} : Arrays.copyOf(close, before + 1);
                    close[before] = number;
                }
                case WORSE -> {
                    // It is not chosen.
                }
            }
        }
    }

    /** Returns the value of a board if the turn ends on it. */
    private double end(long board) {
        int known = ends.find(board & read);
        if (known == LongNumbering.NONE) {
            known = ends.add(board & read);
            endValues.add(setting.worth().approximately(moves.states().look(packing.state(board))));
        }
        return endValues.get(known);
    }
}
