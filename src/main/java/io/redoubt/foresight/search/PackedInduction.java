package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.GoalTiming;
import io.redoubt.foresight.LongNumbering;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the value of every board that a single turn can reach, by backward induction over packed boards. It computes what
 * {@link BackwardInduction} would, with the same bounds of the rounding errors, but many times faster; the choices are
 * left to that class.
 */
final class PackedInduction {
    /** The choice to end the turn; the others are the numbers of actions. */
    static final int END = -1;

    /** Stands for several choices whose values are too close to separate. */
    static final int SEVERAL = -2;

    /** Estimated cost of solving one board, in units of work, without its actions. */
    private static final double BOARD = 200;

    /** Estimated cost of one action, in units of work. */
    private static final double ACTION = 7;

    /** Estimated cost of one result of an action. */
    private static final double RESULT = 22;

    private final PlanningProblem setting;
    private final MoveGenerator moves;
    private final BoardPacking packing;
    private final List<PackedAction> actions;
    private final int free;
    private final PackedTable table = new PackedTable();
    private final LongNumbering ends = new LongNumbering(64);
    private final List<Double> endValues = new ArrayList<>();
    private final Map<Long, Fraction> worths = new HashMap<>();
    private final long read;
    private final double most;
    private final double magnitude;
    private SearchLimit limit;

    PackedInduction(PlanningProblem setting, MoveGenerator moves, BoardPacking packing, SearchLimit limit) {
        this.setting = setting;
        this.moves = moves;
        this.packing = packing;
        this.limit = limit;
        List<CompiledAction> all = new ArrayList<>(moves.chosen());
        this.free = all.size();
        all.addAll(moves.owed());
        this.actions = all.stream()
                .map(action -> new PackedAction(action, moves, packing))
                .toList();
        Map<String, Integer> slots = moves.states().layout(moves.start()).slots();
        this.read = packing.mask(setting.worth().pieces().stream()
                .filter(slots::containsKey)
                .mapToInt(slots::get)
                .toArray());
        this.most = setting.worth().most().doubleValue();
        this.magnitude = setting.worth().magnitude();
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
        return number(packing.packed(node.state));
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

    /** Returns the choices of a board whose values are too close to the best one to separate. */
    List<Integer> close(int number) {
        return new Choices(table.board(number)).close;
    }

    /** Returns the number of a board, which is solved with all boards reachable from it if it has not been yet. */
    int number(long board) {
        int known = table.find(board);
        if (known != LongNumbering.NONE) {
            return known;
        }
        limit.spend(BOARD + ACTION * actions.size() + moves.work().take());
        limit.mustHold(table.size());
        Choices choices = new Choices(board);
        return table.add(board, choices.best, choices.height, choices.chosen);
    }

    /** The choices on one board. */
    private final class Choices {
        private final long board;
        private final BestValue best = new BestValue(magnitude);
        private List<Integer> close = List.of();
        private int height;
        private int chosen;

        Choices(long board) {
            this.board = board;
            double end = end(board);
            boolean isDecided = setting.timing() == GoalTiming.ANY_TIME && end >= most;
            if (isDecided || !addMandatory()) {
                offer(
                        END,
                        end,
                        best.bound(BestValue.errorOfSum(setting.worth().parts().size(), magnitude), 0));
                if (end < most) {
                    addActions();
                }
            }
        }

        /** Adds the mandatory action that comes first, and returns whether there is one. */
        private boolean addMandatory() {
            for (int number = free; number < actions.size(); number++) {
                PackedAction.Effect effect = actions.get(number).on(board);
                if (effect.odds.length > 0) {
                    add(number, effect);
                    return true;
                }
            }
            return false;
        }

        private void addActions() {
            for (int number = 0; number < free; number++) {
                PackedAction.Effect effect = actions.get(number).on(board);
                if (effect.odds.length > 0 && !actions.get(number).hasEarlierEquivalent(board)) {
                    add(number, effect);
                }
            }
        }

        private void add(int number, PackedAction.Effect effect) {
            limit.spend(RESULT * effect.odds.length);
            double value = 0;
            double error = 0;
            for (int way = 0; way < effect.odds.length; way++) {
                int next = number(actions.get(number).after(board, effect, way));
                value += effect.odds[way] * table.value(next);
                error = Math.max(error, table.error(next));
                height = Math.max(height, table.height(next) + 1);
            }
            offer(number, value, best.bound(error, effect.ways()));
        }

        private void offer(int number, double value, double bound) {
            switch (best.offer(value, bound)) {
                case BETTER -> chosen = number;
                case CLOSE -> {
                    close = chosen == SEVERAL ? close : new ArrayList<>(List.of(chosen));
                    close.add(number);
                    chosen = SEVERAL;
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
