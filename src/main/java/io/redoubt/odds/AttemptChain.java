package io.redoubt.odds;

import io.redoubt.exact.Longs;
import io.redoubt.exact.Shares;
import io.redoubt.umpire.Attempt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Attempts one after the other, merged by the state they leave: the cost grows with attempts times states, not with
 * the number of ways.
 *
 * <p>One attempt is counted once for every state that is reached, and all of them are kept over one common total. So
 * between attempts only weights move, without a fraction: a layer holds the weight of each state, in longs while they
 * fit and in BigInteger from there on.
 */
final class AttemptChain<S> {
    /** Moving one small weight. */
    private static final int MOVE = 4;

    /** Keeping one more state, its ways apart: more than its time, because it takes room. */
    private static final int STATE = 2_000;

    /** How often the weights of a state are looked at until their total is the least. */
    private static final int LOOKS = 8;

    private final String noun;
    private final Attempt<S> attempt;
    private final S start;
    private final Count count;
    private final Places<S> states = new Places<>();
    private final List<Move> moves = new ArrayList<>();
    private BigInteger step = BigInteger.ONE;

    /** How many attempts are done, and the weight of each state after them: big once they do not fit a long. */
    private int done;

    private long[] layer = {1};
    private long total = 1;
    private BigInteger[] bigLayer = {};
    private BigInteger bigTotal = BigInteger.ONE;

    /** How many ways lead from the states so far: what one more attempt costs. */
    private long transitions;

    /** Where one attempt leads from a state: the places it can end in, and the shares of each over the common total. */
    private static final class Move {
        private final int[] to;
        private Shares shares;
        private BigInteger[] bigWeights = {};

        private Move(int[] to, Shares shares) {
            this.to = to;
            this.shares = shares;
        }

        private void scale(BigInteger factor) {
            shares = shares.scaled(factor);
            bigWeights = new BigInteger[0];
        }

        /** The weights as BigIntegers; made once, because every layer needs them. */
        private BigInteger[] bigWeights() {
            if (bigWeights.length == 0) {
                bigWeights = new BigInteger[to.length];
                for (int k = 0; k < to.length; k++) {
                    bigWeights[k] = shares.weight(k);
                }
            }
            return bigWeights;
        }
    }

    AttemptChain(String noun, Attempt<S> attempt, S start, Count count) {
        this.noun = noun;
        this.attempt = attempt;
        this.start = start;
        this.count = count;
        states.of(start);
    }

    /** Whether this is the series of such attempts: then it need only go on where it was left. */
    boolean is(String otherNoun, Attempt<?> otherAttempt, Object otherStart) {
        return attempt.equals(otherAttempt) && start.equals(otherStart) && noun.equals(otherNoun);
    }

    /** How far it has been followed. */
    int done() {
        return done;
    }

    /** Goes on until so many attempts are done; at least {@link #done()}. */
    Distribution<S> run(int times) {
        while (done < times) {
            countFrom(reached());
            if (bigLayer.length == 0 && (step.bitLength() >= Long.SIZE || !Longs.fits(total, step.longValue()))) {
                goBig();
            }
            if (bigLayer.length == 0) {
                count.spend((double) MOVE * transitions, noun);
                layer = move(layer);
                total *= step.longValue();
            } else {
                count.spend(Budget.products(2.0 * transitions, bigTotal.bitLength(), step.bitLength()), noun);
                bigLayer = moveBig(bigLayer);
                bigTotal = bigTotal.multiply(step);
            }
            done++;
        }
        Shares shares = bigLayer.length == 0 ? Shares.of(total, layer) : Shares.of(bigTotal, bigLayer);
        return new Distribution<>(states.first(reached()), shares);
    }

    private int reached() {
        return bigLayer.length == 0 ? layer.length : bigLayer.length;
    }

    private void goBig() {
        bigLayer = new BigInteger[layer.length];
        for (int i = 0; i < layer.length; i++) {
            bigLayer[i] = BigInteger.valueOf(layer[i]);
        }
        bigTotal = BigInteger.valueOf(total);
    }

    private long[] move(long[] layer) {
        long[] next = new long[states.size()];
        for (int i = 0; i < layer.length; i++) {
            Move move = moves.get(i);
            for (int k = 0; k < move.to.length; k++) {
                next[move.to[k]] += layer[i] * move.shares.longWeight(k);
            }
        }
        return next;
    }

    private BigInteger[] moveBig(BigInteger[] layer) {
        BigInteger[] next = new BigInteger[states.size()];
        Arrays.fill(next, BigInteger.ZERO);
        for (int i = 0; i < layer.length; i++) {
            int[] to = moves.get(i).to;
            BigInteger[] weights = moves.get(i).bigWeights();
            for (int k = 0; k < to.length; k++) {
                next[to[k]] = next[to[k]].add(layer[i].multiply(weights[k]));
            }
        }
        return next;
    }

    /** Counts one attempt from each of the first so many states, unless that was done before. */
    private void countFrom(int reached) {
        while (moves.size() < reached) {
            S from = states.value(moves.size());
            Distribution<S> ends = new CountingUmpire(count).count(umpire -> attempt.attempt(from, umpire));
            int[] to = new int[ends.values().size()];
            for (int k = 0; k < to.length; k++) {
                to[k] = states.of(ends.values().get(k));
            }
            transitions += to.length;
            count.spend(
                    STATE + Budget.sums(LOOKS * to.length, ends.shares().total().bitLength()), noun);
            add(new Move(to, ends.shares().reduced()));
        }
    }

    /** Keeps the common total: the least common multiple of the totals of all attempts. */
    private void add(Move move) {
        BigInteger total = move.shares.total();
        if (!total.equals(step)) {
            BigInteger common = Longs.gcd(step, total);
            scale(moves, total.divide(common));
            scale(List.of(move), step.divide(common));
            step = move.shares.total();
        }
        moves.add(move);
    }

    private void scale(List<Move> moves, BigInteger factor) {
        if (!factor.equals(BigInteger.ONE)) {
            for (Move move : moves) {
                count.spend(Budget.products(move.to.length, step.bitLength(), factor.bitLength()), noun);
                move.scale(factor);
            }
        }
    }
}
