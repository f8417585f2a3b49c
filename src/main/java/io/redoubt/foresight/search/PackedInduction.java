package io.redoubt.foresight.search;

import io.redoubt.foresight.GoalTiming;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the value of every board that a single turn can reach, by backward induction over packed boards. It computes what
 * {@link BackwardInduction} would, with the same bounds of the rounding errors, but many times faster; the choices are
 * left to that class.
 */
final class PackedInduction {
    private static final double UNIT = Math.ulp(1.0);

    /** Estimated cost of solving one board, in units of work, without its actions. */
    private static final double BOARD = 100;

    /** Estimated cost of one action, in units of work. */
    private static final double ACTION = 4;

    /** Estimated cost of one result of an action. */
    private static final double RESULT = 12;

    private final PlanningProblem setting;
    private final MoveGenerator moves;
    private final BoardPacking packing;
    private final SearchLimit limit;
    private final List<PackedAction> actions;
    private final List<PackedAction> owed;
    private final PackedTable table = new PackedTable();
    private final Map<Long, Double> ends = new HashMap<>();
    private final long read;
    private final double most;
    private final double magnitude;

    PackedInduction(PlanningProblem setting, MoveGenerator moves, BoardPacking packing, SearchLimit limit) {
        this.setting = setting;
        this.moves = moves;
        this.packing = packing;
        this.limit = limit;
        this.actions = packed(moves.chosen());
        this.owed = packed(moves.owed());
        Map<String, Integer> slots = moves.states().layout(moves.start()).slots();
        this.read = packing.mask(setting.worth().pieces().stream()
                .filter(slots::containsKey)
                .mapToInt(slots::get)
                .toArray());
        this.most = setting.worth().most().doubleValue();
        this.magnitude = setting.worth().magnitude();
    }

    private List<PackedAction> packed(Collection<CompiledAction> compiled) {
        return compiled.stream()
                .map(action -> new PackedAction(action, moves, packing))
                .toList();
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
        int number = solve(packing.packed(node.state));
        node.value = table.value(number);
        node.error = table.error(number);
        node.height = table.height(number);
    }

    private int solve(long board) {
        int known = table.find(board);
        if (known >= 0) {
            return known;
        }
        limit.spend(BOARD + ACTION * actions.size() + moves.work().take());
        limit.mustHold(table.size());
        Best best = new Best();
        double end = end(board);
        boolean isDecided = setting.timing() == GoalTiming.ANY_TIME && end >= most;
        if (isDecided || !considerMandatory(board, best)) {
            best.offer(end, setting.worth().parts().size() * UNIT * magnitude, 0);
            if (end < most) {
                for (PackedAction action : actions) {
                    PackedAction.Effect effect = action.on(board);
                    if (effect.odds.length > 0 && !action.hasEarlierEquivalent(board)) {
                        consider(action, effect, board, best);
                    }
                }
            }
        }
        return table.add(board, best.value, best.error, best.height);
    }

    /** Considers the mandatory action that comes first, and returns whether there is one. */
    private boolean considerMandatory(long board, Best best) {
        for (PackedAction action : owed) {
            PackedAction.Effect effect = action.on(board);
            if (effect.odds.length > 0) {
                consider(action, effect, board, best);
                return true;
            }
        }
        return false;
    }

    private void consider(PackedAction action, PackedAction.Effect effect, long board, Best best) {
        limit.spend(RESULT * effect.odds.length);
        double value = 0;
        double error = 0;
        for (int way = 0; way < effect.odds.length; way++) {
            int next = solve(action.after(board, effect, way));
            value += effect.odds[way] * table.value(next);
            error = Math.max(error, table.error(next));
            best.height = Math.max(best.height, table.height(next) + 1);
        }
        best.offer(value, error, effect.ways);
    }

    /** Returns the value of a board if the turn ends on it. */
    private double end(long board) {
        return ends.computeIfAbsent(
                board & read,
                any -> setting.worth().approximately(moves.states().look(packing.state(board))));
    }

    /** The best of the choices offered so far. */
    private final class Best {
        private double value;
        private double error;
        private int height;
        private boolean isEmpty = true;

        /**
         * Compares a choice with the best so far: see {@link BackwardInduction}.
         *
         * @param worst the largest error bound of the boards it leads to
         * @param ways the number of its branches
         */
        void offer(double offered, double worst, int ways) {
            double bound = worst + (ways + 2) * UNIT * magnitude;
            if (isEmpty || offered - bound > value + error) {
                isEmpty = false;
                value = offered;
                error = bound;
            } else if (offered + bound >= value - error) {
                double low = Math.max(offered - bound, value - error);
                double high = Math.max(offered + bound, value + error);
                value = (low + high) / 2;
                error = (high - low) / 2 + UNIT * magnitude;
            }
        }
    }
}
