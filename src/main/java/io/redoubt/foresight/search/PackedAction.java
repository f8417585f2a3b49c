package io.redoubt.foresight.search;

import io.redoubt.foresight.LongNumbering;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The results of one action on packed boards, looked up by the fields of the pieces that it reads or changes. */
final class PackedAction {
    private static final boolean[] NEVER = {};

    private final Action action;
    private final MoveGenerator moves;
    private final BoardPacking packing;
    private final int by;
    private final int at;
    private final long mask;
    private final boolean[] acted;
    private final int[] earlierBy;
    private final int[] earlierAt;
    private final LongNumbering keys = new LongNumbering(16);
    private final List<Effect> effects = new ArrayList<>();

    /** The result for some fields: a number of different boards. */
    static final class Effect {
        private static final Effect NOTHING = new Effect(Transition.NOTHING, new int[0], new long[0]);

        private final Transition transition;
        private final int[] places;

        /** The probability of each board; there is none if the action changes nothing, or is impossible. */
        final double[] odds;

        /** The fields after it on each board, with the stage. */
        final long[] after;

        private BigInteger @Nullable [] weights;

        /**
         * Creates a result.
         *
         * @param transition the result of the rules, of which some branches may lead to equal boards
         * @param places the number of the board to which each branch leads
         * @param after the fields after it on each board
         */
        private Effect(Transition transition, int[] places, long[] after) {
            this.transition = transition;
            this.places = places;
            this.after = after;
            this.odds = new double[after.length];
            for (int way = 0; way < places.length; way++) {
                odds[places[way]] += transition.odds(way);
            }
        }

        /** Returns the number of branches. */
        int ways() {
            return places.length;
        }

        /** Returns the exact weight of each board, over {@link #total}. */
        BigInteger[] weights() {
            if (weights == null) {
                weights = new BigInteger[after.length];
                Arrays.fill(weights, BigInteger.ZERO);
                for (int way = 0; way < places.length; way++) {
                    weights[places[way]] = weights[places[way]].add(transition.weight(way));
                }
            }
            return weights;
        }

        BigInteger total() {
            return transition.total();
        }
    }

    PackedAction(CompiledAction compiled, MoveGenerator moves, BoardPacking packing) {
        this.action = compiled.action();
        this.moves = moves;
        this.packing = packing;
        this.by = compiled.by(moves.start());
        this.at = compiled.at(moves.start());
        this.mask = packing.mask(compiled.slots(moves.start().frame()));
        this.earlierBy = packing.earlierPeers(by);
        this.earlierAt = packing.earlierPeers(at);
        this.acted = action.isOwed() ? NEVER : packing.acted(by, action.stage());
    }

    /** Returns whether the piece can still act on a board, and no interchangeable action comes first. */
    boolean isToBeTried(long board) {
        return packing.mayAct(board, by, action.stage(), acted) && !hasEarlierEquivalent(board);
    }

    private boolean hasEarlierEquivalent(long board) {
        return packing.isLikeOneOf(earlierBy, by, board) || packing.isLikeOneOf(earlierAt, at, board);
    }

    /** Returns the board after one result. */
    long after(long board, Effect effect, int way) {
        long changed = effect.after[way];
        return packing.isSameStage(board, changed)
                ? (board & ~mask) | changed
                : packing.inLaterStage(board, changed, mask);
    }

    /** Returns the result on a board. */
    Effect on(long board) {
        long key = board & mask;
        int known = keys.find(key);
        if (known != LongNumbering.NONE) {
            return effects.get(known);
        }
        Effect effect = evaluated(board);
        keys.add(key);
        effects.add(effect);
        return effect;
    }

    private Effect evaluated(long board) {
        Optional<CompiledAction.Outcome> found =
                moves.outcome(action, packing.state(board)).filter(CompiledAction.Outcome::changesSomething);
        if (found.isEmpty()) {
            return Effect.NOTHING;
        }
        CompiledAction.Outcome outcome = found.get();
        LongNumbering after = new LongNumbering(4);
        int[] places = new int[outcome.transition().ways().size()];
        for (int way = 0; way < places.length; way++) {
            long fields = packing.packed(outcome.after(way)) & mask;
            int known = after.find(fields);
            places[way] = known == LongNumbering.NONE ? after.add(fields) : known;
        }
        return new Effect(outcome.transition(), places, after.keys());
    }
}
