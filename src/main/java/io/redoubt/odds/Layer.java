package io.redoubt.odds;

import io.redoubt.exact.Longs;
import io.redoubt.exact.Naturals;
import io.redoubt.exact.Shares;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** The weight of each state after so many attempts, over one common total: in longs while they fit, and wider then. */
sealed interface Layer {
    /** Before the first attempt: all in the first state. */
    static Layer start() {
        return new Small(new long[] {1}, 1);
    }

    /**
     * The layer after one more attempt.
     *
     * @param moves where an attempt leads from each state, all over the total of one step
     * @param states how many states there are then
     */
    Layer next(List<Move> moves, int states, BigInteger step);

    /** Whether the next layer holds longs alone. */
    boolean staysSmall(BigInteger step);

    /** How many states can have been reached. */
    int size();

    BigInteger total();

    /** Words of 32 bits that all weights take together. */
    default int words() {
        return size() * (total().bitLength() / Integer.SIZE + 1);
    }

    Shares shares();

    /** Where one attempt leads from a state: the places it can end in, and the shares of each over the common total. */
    final class Move {
        private final int[] to;
        private Shares shares;

        Move(int[] to, Shares shares) {
            this.to = to;
            this.shares = shares;
        }

        int ends() {
            return to.length;
        }

        BigInteger total() {
            return shares.total();
        }

        void scale(BigInteger factor) {
            shares = shares.scaled(factor);
        }
    }

    /** Weights that fit a long. */
    final class Small implements Layer {
        private final long[] weights;
        private final long total;

        private Small(long[] weights, long total) {
            this.weights = weights;
            this.total = total;
        }

        @Override
        public Layer next(List<Move> moves, int states, BigInteger step) {
            if (!staysSmall(step)) {
                return new Wide(Naturals.of(weights), BigInteger.valueOf(total)).next(moves, states, step);
            }
            long[] next = new long[states];
            for (int i = 0; i < weights.length; i++) {
                Move move = moves.get(i);
                for (int k = 0; k < move.to.length; k++) {
                    next[move.to[k]] += weights[i] * move.shares.longWeight(k);
                }
            }
            return new Small(next, total * step.longValue());
        }

        @Override
        public boolean staysSmall(BigInteger step) {
            return step.bitLength() < Long.SIZE && Longs.fits(total, step.longValue());
        }

        @Override
        public int size() {
            return weights.length;
        }

        @Override
        public int words() {
            return 2 * weights.length;
        }

        @Override
        public BigInteger total() {
            return BigInteger.valueOf(total);
        }

        @Override
        public Shares shares() {
            return Shares.of(total, weights);
        }
    }

    /** Weights of many words, moved by steps of one word. */
    final class Wide implements Layer {
        private final Naturals weights;
        private final BigInteger total;

        private Wide(Naturals weights, BigInteger total) {
            this.weights = weights;
            this.total = total;
        }

        @Override
        public Layer next(List<Move> moves, int states, BigInteger step) {
            if (step.bitLength() >= Integer.SIZE) {
                return new Large(all(), total).next(moves, states, step);
            }
            BigInteger more = total.multiply(step);
            Naturals next = Naturals.zeros(states, more);
            for (int i = 0; i < weights.size(); i++) {
                Move move = moves.get(i);
                for (int k = 0; k < move.to.length; k++) {
                    next.add(move.to[k], weights, i, (int) move.shares.longWeight(k));
                }
            }
            return new Wide(next, more);
        }

        private BigInteger[] all() {
            BigInteger[] all = new BigInteger[weights.size()];
            for (int i = 0; i < all.length; i++) {
                all[i] = weights.get(i);
            }
            return all;
        }

        @Override
        public boolean staysSmall(BigInteger step) {
            return false;
        }

        @Override
        public int size() {
            return weights.size();
        }

        @Override
        public BigInteger total() {
            return total;
        }

        @Override
        public Shares shares() {
            return Shares.of(total, all());
        }
    }

    /** Weights of any size, moved by steps of any size. */
    final class Large implements Layer {
        private final BigInteger[] weights;
        private final BigInteger total;

        Large(BigInteger[] weights, BigInteger total) {
            this.weights = weights;
            this.total = total;
        }

        @Override
        public Layer next(List<Move> moves, int states, BigInteger step) {
            BigInteger[] next = new BigInteger[states];
            Arrays.fill(next, BigInteger.ZERO);
            for (int i = 0; i < weights.length; i++) {
                Move move = moves.get(i);
                for (int k = 0; k < move.to.length; k++) {
                    next[move.to[k]] = next[move.to[k]].add(weights[i].multiply(move.shares.weight(k)));
                }
            }
            return new Large(next, total.multiply(step));
        }

        @Override
        public boolean staysSmall(BigInteger step) {
            return false;
        }

        @Override
        public int size() {
            return weights.length;
        }

        @Override
        public BigInteger total() {
            return total;
        }

        @Override
        public Shares shares() {
            return Shares.of(total, weights);
        }
    }
}
