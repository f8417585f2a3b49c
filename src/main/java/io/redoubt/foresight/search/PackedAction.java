package io.redoubt.foresight.search;

import io.redoubt.exact.Fraction;
import io.redoubt.foresight.LongNumbering;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The results of one action on packed boards, looked up by the fields of the pieces that it reads or changes. */
final class PackedAction {
    private static final boolean[] NEVER = {};

    private final Action action;
    private final MoveGenerator moves;
    private final BoardPacking packing;
    private final int by;
    private final int at;
    private final long mask;
    private final int[] slots;
    private final boolean[] acted;

    /** The field of the piece that takes the place of each one when it has acted. */
    private final int[] idle;

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

        private List<Fraction> chances = List.of();

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

        /** Returns the exact weight of each board, over {@link #total} times a factor. */
        BigInteger[] weights(BigInteger factor) {
            BigInteger[] weights = new BigInteger[after.length];
            Arrays.fill(weights, BigInteger.ZERO);
            for (int way = 0; way < places.length; way++) {
                weights[places[way]] =
                        weights[places[way]].add(transition.weight(way).multiply(factor));
            }
            return weights;
        }

        /** Returns the exact probability of each board. */
        List<Fraction> chances() {
            if (chances.size() < after.length) {
                chances = Arrays.stream(weights(BigInteger.ONE))
                        .map(weight -> Fraction.of(weight, total()))
                        .toList();
            }
            return chances;
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
        this.slots = compiled.slots(moves.start().frame());
        this.mask = packing.mask(slots);
        this.earlierBy = packing.earlierPeers(by);
        this.earlierAt = packing.earlierPeers(at);
        this.idle = action.isOwed() ? new int[0] : packing.afterActing(by, action.stage(), moves);
        this.acted = action.isOwed() ? NEVER : packing.acted(by, action.stage());
    }

    /** Returns the slot of the piece that acts. */
    int by() {
        return by;
    }

    int stage() {
        return action.stage();
    }

    /** Returns a number for the piece that acts, with the stage. */
    int actor() {
        return by << State.STAGES | action.stage();
    }

    /** Returns the pieces that it reads or changes. */
    int[] slots() {
        return slots;
    }

    /** Returns the fields that one of these pieces can have when the action is possible. */
    List<Integer> fields(int slot) {
        return IntStream.range(0, packing.fields(slot))
                .map(field -> packing.inStage(slot, action.stage(), field))
                .filter(field -> field != BoardPacking.UNKNOWN && (slot != by || !acted[field]))
                .distinct()
                .boxed()
                .toList();
    }

    /** Returns a board of its stage after the piece has acted, and nothing came of it. */
    long idle(long board) {
        return packing.with(board, by, idle[packing.field(board, by)]);
    }

    /** Returns whether the piece can still act on a board. */
    boolean mayAct(long board) {
        return packing.mayAct(board, by, action.stage(), acted);
    }

    /** Returns whether the piece can still act on a board, and no interchangeable action comes first. */
    boolean isToBeTried(long board) {
        return mayAct(board) && !hasEarlierEquivalent(board);
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
        // A goal that counts at any time may hold on this board, and not on others with the same fields.
        Optional<CompiledAction.Outcome> found =
                moves.outcomeIfOpen(action, packing.state(board)).filter(CompiledAction.Outcome::changesSomething);
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
