package io.redoubt.odds;

import io.redoubt.exact.IntegerMath;
import io.redoubt.umpire.CitedRules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Attempts one after the other, merged by resulting state: the cost grows with attempts times states, not with the
 * number of paths.
 *
 * <p>One attempt is counted once for every state reached, and all attempts have one common total. So only weights
 * change between attempts, without fractions: a layer holds the weight of each state, in longs while they fit and in
 * BigInteger afterwards.
 *
 * <p>A series stores its cost and the rules it touched: reusing it costs as much as counting it again, so that no
 * answer depends on earlier queries.
 */
final class AttemptChain<S> {
    /** Cost of moving one small weight. */
    private static final int MOVE = 4;

    /** Cost of one more state, without its branches; more than its time, because it takes memory. */
    private static final int STATE = 2_000;

    /** Number of passes over the weights of a state until their total is reduced. */
    private static final int LOOKS = 8;

    /** Words per branch of a state. */
    private static final int WAY = 3;

    /** Number of times that the words of a weight are stored in a distribution: as it is, and in lowest terms. */
    private static final int SHARE = 3;

    private final SeriesKey<S> key;
    private final int mostWords;
    private final ValueIndex<S> states = new ValueIndex<>();
    private final List<StateWeights.Move> moves = new ArrayList<>();
    private final CitedRules rules = new CitedRules();
    private BigInteger step = BigInteger.ONE;

    /** The number of branches from the states so far: the cost of one more attempt. */
    private long transitions;

    /** The results after the first stored number of attempts and after each further attempt. */
    private final List<Stage<S>> stages;

    private int leftOut;
    private int words;

    /** Words of the distributions that are kept. */
    private int wordsOfEnds;

    /** True while the chain is being extended; if that fails halfway, the chain is discarded. */
    private boolean halfway;

    /** The result after a number of attempts. */
    private static final class Stage<S> {
        private final StateWeights layer;

        /** The cost so far, in units of a budget. */
        private final long spent;

        /** The number of rules touched so far. */
        private final int rules;

        /** The distribution, if it was requested and is small enough to be kept, with its shares in lowest terms. */
        private @Nullable Distribution<S> ends;

        Stage(StateWeights layer, long spent, int rules) {
            this.layer = layer;
            this.spent = spent;
            this.rules = rules;
        }
    }

    /**
     * Creates an empty chain.
     *
     * @param mostWords the limit on the words stored for all numbers of attempts; beyond it only the last attempt is
     *     kept. With 0 the touched rules are not recorded
     */
    AttemptChain(SeriesKey<S> key, int mostWords) {
        this.key = key;
        this.mostWords = mostWords;
        this.stages = new ArrayList<>(mostWords == 0 ? 1 : 10);
        states.of(key.start());
        stages.add(new Stage<>(StateWeights.start(), 0, 0));
    }

    SeriesKey<S> key() {
        return key;
    }

    /** Returns the number of attempts followed so far. */
    int done() {
        return leftOut + stages.size() - 1;
    }

    /**
     * Returns whether the chain was extended without interruption, and the results of all numbers of attempts are
     * stored.
     */
    boolean isWhole() {
        return !halfway && leftOut == 0;
    }

    /** Returns the cost of a number of attempts, in units of a budget. */
    long spent(int times) {
        return stage(times).spent;
    }

    /** Touches the rules of the first attempts. */
    void touch(int times, CountContext count) {
        count.touch(rules, stage(times).rules);
    }

    /** Returns the distribution after a number of attempts that have been followed. */
    Distribution<S> after(int times) {
        Stage<S> stage = stage(times);
        Distribution<S> known = stage.ends;
        if (known != null) {
            return known;
        }
        StateWeights layer = stage.layer;
        Distribution<S> ends = new Distribution<>(List.copyOf(states.first(layer.size())), layer.shares());
        wordsOfEnds += SHARE * layer.words();
        if (wordsOfEnds <= mostWords) {
            stage.ends = ends;
        }
        return ends;
    }

    private Stage<S> stage(int times) {
        return stages.get(times - leftOut);
    }

    /**
     * Extends the chain to a number of attempts.
     *
     * @param count the count that pays for it
     */
    void follow(int times, CountContext count) {
        halfway = true;
        while (done() < times) {
            Stage<S> last = stage(done());
            StateWeights layer = last.layer;
            long before = count.spent();
            if (moves.size() < layer.size()) {
                countUpTo(layer.size(), count);
            }
            count.spend(
                    layer.staysSmall(step)
                            ? (double) MOVE * transitions
                            : Budget.products(2.0 * transitions, layer.total().bitLength(), step.bitLength()),
                    key.noun());
            add(new Stage<>(layer.next(moves, states.size(), step), last.spent + count.spent() - before, rules.size()));
        }
        halfway = false;
    }

    /** Counts one attempt from each of the first states, unless that was done before. */
    private void countUpTo(int reached, CountContext count) {
        if (mostWords > 0) {
            count.recordRulesDuring(rules, () -> countEach(reached, count));
        } else {
            countEach(reached, count);
        }
    }

    private void countEach(int reached, CountContext count) {
        while (moves.size() < reached) {
            // Results paid for by another series must not be reused, or this one would be cheaper now than the next
            // time.
            count.forgetLastSeries();
            countFrom(states.value(moves.size()), count);
        }
    }

    private void add(Stage<S> stage) {
        words += stage.layer.words();
        if (words <= mostWords) {
            stages.add(stage);
            return;
        }
        leftOut = done() + 1;
        if (stages.size() > 1) {
            stages.subList(1, stages.size()).clear();
        }
        stages.set(0, stage);
    }

    /** Counts one attempt from a state. */
    private void countFrom(S from, CountContext count) {
        Distribution<S> ends =
                new CountingUmpire(count).count(umpire -> key.attempt().attempt(from, umpire));
        int[] to = new int[ends.values().size()];
        for (int k = 0; k < to.length; k++) {
            to[k] = states.of(ends.values().get(k));
        }
        transitions += to.length;
        words += WAY * to.length;
        count.spend(STATE + Budget.sums(LOOKS * to.length, ends.shares().total().bitLength()), key.noun());
        add(new StateWeights.Move(to, ends.shares().reduced()), count);
    }

    /** Adds a transition and maintains the common total: the least common multiple of the totals of all attempts. */
    private void add(StateWeights.Move move, CountContext count) {
        BigInteger total = move.total();
        if (!total.equals(step)) {
            BigInteger common = IntegerMath.gcd(step, total);
            scale(moves, total.divide(common), count);
            scale(List.of(move), step.divide(common), count);
            step = move.total();
        }
        moves.add(move);
    }

    private void scale(List<StateWeights.Move> moves, BigInteger factor, CountContext count) {
        if (!factor.equals(BigInteger.ONE)) {
            for (StateWeights.Move move : moves) {
                count.spend(Budget.products(move.ends(), step.bitLength(), factor.bitLength()), key.noun());
                move.scale(factor);
            }
        }
    }
}
