package io.redoubt.odds;

import io.redoubt.exact.Longs;
import io.redoubt.umpire.Attempt;
import java.math.BigInteger;
import java.util.ArrayList;
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
    private final List<Layer.Move> moves = new ArrayList<>();
    private BigInteger step = BigInteger.ONE;

    /** How many attempts are done, and the weight of each state after them. */
    private int done;

    private Layer layer = Layer.start();

    /** How many ways lead from the states so far: what one more attempt costs. */
    private long transitions;

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
            countFrom(layer.size());
            count.spend(
                    layer.staysSmall(step)
                            ? (double) MOVE * transitions
                            : Budget.products(2.0 * transitions, layer.total().bitLength(), step.bitLength()),
                    noun);
            layer = layer.next(moves, states.size(), step);
            done++;
        }
        return new Distribution<>(states.first(layer.size()), layer.shares());
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
            add(new Layer.Move(to, ends.shares().reduced()));
        }
    }

    /** Keeps the common total: the least common multiple of the totals of all attempts. */
    private void add(Layer.Move move) {
        BigInteger total = move.total();
        if (!total.equals(step)) {
            BigInteger common = Longs.gcd(step, total);
            scale(moves, total.divide(common));
            scale(List.of(move), step.divide(common));
            step = move.total();
        }
        moves.add(move);
    }

    private void scale(List<Layer.Move> moves, BigInteger factor) {
        if (!factor.equals(BigInteger.ONE)) {
            for (Layer.Move move : moves) {
                count.spend(Budget.products(move.ends(), step.bitLength(), factor.bitLength()), noun);
                move.scale(factor);
            }
        }
    }
}
