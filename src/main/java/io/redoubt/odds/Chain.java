package io.redoubt.odds;

import io.redoubt.exact.Shares;
import io.redoubt.umpire.Attempt;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Attempts one after the other, merged by the state they leave: the cost grows with attempts times states, not with
 * the number of ways.
 *
 * <p>One attempt is counted once for every state that is reached. Between attempts only weights move: a layer holds
 * the weight of each state over one common total, in longs while they fit and in BigInteger from there on.
 */
final class Chain<S> {
    private final String noun;
    private final Attempt<S> attempt;
    private final Count count;
    private final Places<S> states = new Places<>();
    private final List<@Nullable Move> moves = new ArrayList<>();

    /** Where one attempt leads from a state: the places it can end in, and the shares of each. */
    private static final class Move {
        private final int[] to;
        private final Shares shares;

        private Move(int[] to, Shares shares) {
            this.to = to;
            this.shares = shares;
        }
    }

    Chain(String noun, Attempt<S> attempt, Count count) {
        this.noun = noun;
        this.attempt = attempt;
        this.count = count;
    }

    Distribution<S> run(S start, int times) {
        states.of(start);
        long[] layer = {1};
        long total = 1;
        for (int done = 0; done < times; done++) {
            long step = commonStep(layer);
            if (step == 0 || Math.multiplyHigh(total, step) != 0 || total * step <= 0) {
                return runBig(layer, total, times - done);
            }
            layer = move(layer, step);
            total *= step;
        }
        return result(Shares.of(total, layer));
    }

    /** The least common total of the attempts from all states of a layer, or 0 if it does not fit a long. */
    private long commonStep(long[] layer) {
        long step = 1;
        for (int i = 0; i < layer.length; i++) {
            if (layer[i] == 0) {
                continue;
            }
            Shares shares = move(i).shares;
            long total = shares.longTotal();
            if (!shares.fitsLong() || Math.multiplyHigh(step, total / gcd(step, total)) != 0) {
                return 0;
            }
            step *= total / gcd(step, total);
            if (step <= 0) {
                return 0;
            }
        }
        return step;
    }

    private long[] move(long[] layer, long step) {
        long[] next = new long[states.size()];
        for (int i = 0; i < layer.length; i++) {
            if (layer[i] != 0) {
                Move move = move(i);
                long scaled = layer[i] * (step / move.shares.longTotal());
                for (int k = 0; k < move.to.length; k++) {
                    next[move.to[k]] += scaled * move.shares.longWeight(k);
                }
            }
        }
        return next;
    }

    private Distribution<S> runBig(long[] reached, long reachedTotal, int times) {
        BigInteger[] layer = new BigInteger[reached.length];
        for (int i = 0; i < layer.length; i++) {
            layer[i] = BigInteger.valueOf(reached[i]);
        }
        BigInteger total = BigInteger.valueOf(reachedTotal);
        for (int done = 0; done < times; done++) {
            BigInteger step = commonBigStep(layer);
            layer = moveBig(layer, step);
            total = total.multiply(step);
        }
        return result(Shares.of(total, layer));
    }

    private BigInteger commonBigStep(BigInteger[] layer) {
        BigInteger step = BigInteger.ONE;
        for (int i = 0; i < layer.length; i++) {
            if (layer[i].signum() != 0) {
                BigInteger total = move(i).shares.total();
                step = step.multiply(total.divide(step.gcd(total)));
            }
        }
        return step;
    }

    private BigInteger[] moveBig(BigInteger[] layer, BigInteger step) {
        BigInteger[] next = new BigInteger[states.size()];
        Arrays.fill(next, BigInteger.ZERO);
        for (int i = 0; i < layer.length; i++) {
            if (layer[i].signum() != 0) {
                Move move = move(i);
                BigInteger scale = step.divide(move.shares.total());
                for (int k = 0; k < move.to.length; k++) {
                    BigInteger weight = scale.multiply(move.shares.weight(k));
                    next[move.to[k]] = next[move.to[k]].add(layer[i].multiply(weight));
                }
            }
        }
        return next;
    }

    private Distribution<S> result(Shares shares) {
        return new Distribution<>(states.values(), shares);
    }

    /** One attempt from a state, counted the first time somebody gets there. */
    private Move move(int state) {
        while (moves.size() <= state) {
            moves.add(null);
        }
        Move known = moves.get(state);
        return known != null ? known : counted(state);
    }

    private Move counted(int state) {
        S from = states.value(state);
        Distribution<S> ends = new CountingUmpire(count).count(umpire -> attempt.attempt(from, umpire));
        int[] to = new int[ends.values().size()];
        for (int k = 0; k < to.length; k++) {
            to[k] = states.of(ends.values().get(k));
        }
        if (states.size() > Count.MOST_STATES) {
            throw new TooManyPaths("more than " + Count.MOST_STATES + " states to follow after a " + noun
                    + ": ask about fewer dice or attempts at once");
        }
        Move move = new Move(to, ends.shares());
        moves.set(state, move);
        return move;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
