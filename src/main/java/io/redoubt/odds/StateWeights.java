package io.redoubt.odds;

import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.IntegerMath;
import io.redoubt.exact.Naturals;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * The weight of each state after a number of attempts, over one common total: in longs while they fit, and wider
 * afterwards.
 */
sealed interface StateWeights {
    /** Returns the layer before the first attempt: all weight is in the first state. */
    static StateWeights start() {
        return new Small(new long[] {1}, 1);
    }

    /**
     * Returns the layer after one more attempt.
     *
     * @param moves the transitions from each state, all over the total of one step
     * @param states the number of states after the attempt
     */
    StateWeights next(List<Move> moves, int states, BigInteger step);

    /** Returns whether the next layer fits in longs. */
    boolean staysSmall(BigInteger step);

    /** Returns the number of states reached so far. */
    int size();

    BigInteger total();

    /** Returns the number of 32-bit words of all weights. */
    default int words() {
        return size() * (total().bitLength() / Integer.SIZE + 1);
    }

    ExactWeights shares();

    /** The transition of one attempt from a state: the resulting states and their shares of the common total. */
    final class Move {
        private final int[] to;
        private ExactWeights shares;

        Move(int[] to, ExactWeights shares) {
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

    /** Weights that fit in a long. */
    final class Small implements StateWeights {
        private final long[] weights;
        private final long total;

        private Small(long[] weights, long total) {
            this.weights = weights;
            this.total = total;
        }

        @Override
        public StateWeights next(List<Move> moves, int states, BigInteger step) {
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
            return step.bitLength() < Long.SIZE && IntegerMath.fits(total, step.longValue());
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
        public ExactWeights shares() {
            return ExactWeights.of(total, weights);
        }
    }

    /** Weights of many words, with steps of one word. */
    final class Wide implements StateWeights {
        private final Naturals weights;
        private final BigInteger total;

        private Wide(Naturals weights, BigInteger total) {
            this.weights = weights;
            this.total = total;
        }

        @Override
        public StateWeights next(List<Move> moves, int states, BigInteger step) {
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
        public ExactWeights shares() {
            return ExactWeights.of(total, all());
        }
    }

    /** Weights of any size, with steps of any size. */
    final class Large implements StateWeights {
        private final BigInteger[] weights;
        private final BigInteger total;

        Large(BigInteger[] weights, BigInteger total) {
            this.weights = weights;
            this.total = total;
        }

        @Override
        public StateWeights next(List<Move> moves, int states, BigInteger step) {
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
        public ExactWeights shares() {
            return ExactWeights.of(total, weights);
        }
    }
}
