package io.redoubt.odds;

import io.redoubt.exact.Longs;
import io.redoubt.umpire.RuleId;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Attempts one after the other, merged by the state they leave: the cost grows with attempts times states, not with
 * the number of ways.
 *
 * <p>One attempt is counted once for every state that is reached, and all of them are kept over one common total. So
 * between attempts only weights move, without a fraction: a layer holds the weight of each state, in longs while they
 * fit and in BigInteger from there on.
 *
 * <p>A series remembers what it took and which rules it touched: whoever asks for it again is charged as if it were
 * counted anew, so that no answer hangs on what was asked before.
 */
final class AttemptChain<S> {
    /** Moving one small weight. */
    private static final int MOVE = 4;

    /** Keeping one more state, its ways apart: more than its time, because it takes room. */
    private static final int STATE = 2_000;

    /** How often the weights of a state are looked at until their total is the least. */
    private static final int LOOKS = 8;

    /** Words of one way from a state. */
    private static final int WAY = 3;

    private final SeriesKey<S> key;
    private final int mostWords;
    private final Places<S> states = new Places<>();
    private final List<Layer.Move> moves = new ArrayList<>();
    private final Set<RuleId> rules;
    private BigInteger step = BigInteger.ONE;

    /** How many ways lead from the states so far: what one more attempt costs. */
    private long transitions;

    /** What was found after so many attempts as are left out, and after each attempt more. */
    private final List<Stage> stages;

    private int leftOut;
    private int words;

    /** While it is followed: what breaks off halfway is of no use to anybody. */
    private boolean halfway;

    /**
     * After so many attempts.
     *
     * @param spent what it takes to get there, in units of a budget
     * @param rules how many were touched until then
     */
    private record Stage(Layer layer, long spent, int rules) {}

    /**
     * Begins one.
     *
     * @param mostWords words of what is kept for every number of attempts; with more the last attempt alone is kept, and
     *     with none it is not known which rules were touched
     */
    AttemptChain(SeriesKey<S> key, int mostWords) {
        this.key = key;
        this.mostWords = mostWords;
        this.rules = mostWords == 0 ? Set.of() : new LinkedHashSet<>();
        this.stages = new ArrayList<>(mostWords == 0 ? 1 : 10);
        states.of(key.start());
        stages.add(new Stage(Layer.start(), 0, 0));
    }

    SeriesKey<S> key() {
        return key;
    }

    /** How far it has been followed. */
    int done() {
        return leftOut + stages.size() - 1;
    }

    /** Whether it was followed to its end so far, and what is found after every number of attempts is kept. */
    boolean isWhole() {
        return !halfway && leftOut == 0;
    }

    /** What it takes to follow it for so many attempts, in units of a budget. */
    long spent(int times) {
        return stage(times).spent();
    }

    /** Touches the rules that are touched on the way. */
    void touch(int times, Count count) {
        int left = stage(times).rules();
        for (Iterator<RuleId> each = rules.iterator(); left > 0; left--) {
            count.touch(each.next());
        }
    }

    /** What so many attempts come to; it was followed for as many. */
    Distribution<S> after(int times) {
        Layer layer = stage(times).layer();
        return new Distribution<>(states.first(layer.size()), layer.shares());
    }

    private Stage stage(int times) {
        return stages.get(times - leftOut);
    }

    /**
     * Goes on until so many attempts are done.
     *
     * @param count what this is a part of
     */
    void follow(int times, Count count) {
        halfway = true;
        while (done() < times) {
            Stage last = stage(done());
            Layer layer = last.layer();
            long before = count.spent();
            if (moves.size() < layer.size()) {
                countUpTo(layer.size(), count);
            }
            count.spend(
                    layer.staysSmall(step)
                            ? (double) MOVE * transitions
                            : Budget.products(2.0 * transitions, layer.total().bitLength(), step.bitLength()),
                    key.noun());
            add(new Stage(layer.next(moves, states.size(), step), last.spent() + count.spent() - before, rules.size()));
        }
        halfway = false;
    }

    /** Counts one attempt from each of so many states, unless that was done before. */
    private void countUpTo(int reached, Count count) {
        if (mostWords > 0) {
            count.hear(rules, () -> countEach(reached, count));
        } else {
            countEach(reached, count);
        }
    }

    private void countEach(int reached, Count count) {
        while (moves.size() < reached) {
            // What another series has paid before is of no use here: else this one would be cheaper than the next time.
            count.goOnWithNone();
            countFrom(states.value(moves.size()), count);
        }
    }

    private void add(Stage stage) {
        words += stage.layer().words();
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
    private void countFrom(S from, Count count) {
        Distribution<S> ends =
                new CountingUmpire(count).count(umpire -> key.attempt().attempt(from, umpire));
        int[] to = new int[ends.values().size()];
        for (int k = 0; k < to.length; k++) {
            to[k] = states.of(ends.values().get(k));
        }
        transitions += to.length;
        words += WAY * to.length;
        count.spend(STATE + Budget.sums(LOOKS * to.length, ends.shares().total().bitLength()), key.noun());
        add(new Layer.Move(to, ends.shares().reduced()), count);
    }

    /** Keeps the common total: the least common multiple of the totals of all attempts. */
    private void add(Layer.Move move, Count count) {
        BigInteger total = move.total();
        if (!total.equals(step)) {
            BigInteger common = Longs.gcd(step, total);
            scale(moves, total.divide(common), count);
            scale(List.of(move), step.divide(common), count);
            step = move.total();
        }
        moves.add(move);
    }

    private void scale(List<Layer.Move> moves, BigInteger factor, Count count) {
        if (!factor.equals(BigInteger.ONE)) {
            for (Layer.Move move : moves) {
                count.spend(Budget.products(move.ends(), step.bitLength(), factor.bitLength()), key.noun());
                move.scale(factor);
            }
        }
    }
}
