package io.redoubt.odds;

import io.redoubt.exact.Binomial;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.IntegerMath;
import io.redoubt.exact.SumRow;
import io.redoubt.exact.Weigher;
import io.redoubt.exact.WeightedValues;
import io.redoubt.umpire.Attempt;
import io.redoubt.umpire.CustomRoll;
import io.redoubt.umpire.DiceTotal;
import io.redoubt.umpire.Die;
import io.redoubt.umpire.FaceAttempt;
import io.redoubt.umpire.FaceRules;
import io.redoubt.umpire.RequiredRoll;
import io.redoubt.umpire.Row;
import io.redoubt.umpire.SentenceTemplate;
import io.redoubt.umpire.Test;
import io.redoubt.umpire.TotalRoll;
import io.redoubt.umpire.Trial;
import io.redoubt.umpire.Umpire;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Umpire that follows every path of a resolver: it runs the resolver again until every answer was tried. */
final class CountingUmpire implements Umpire {
    private static final List<Object> NUMBERED = List.of();

    /** Cost of dividing a large number by a small one, in words read. */
    private static final double DIVISIONS = 8;

    private final CountContext count;
    private final PathEnumerator tree = new PathEnumerator();

    CountingUmpire(CountContext count) {
        this.count = count;
    }

    <O> Distribution<O> count(Function<? super Umpire, ? extends O> resolver) {
        ValueIndex<O> places = new ValueIndex<>();
        Weigher weigher = new Weigher();
        Optional<ExactWeights> only = Optional.empty();
        int paths = 0;
        boolean inOrder = true;
        do {
            count.nextPath(tree);
            O result = resolver.apply(this);
            int place = places.of(result);
            inOrder &= place == paths++;
            weigher.add(place, tree.weight());
            if (!tree.weight().fitsLong()) {
                count.spend((double) tree.weight().work() + weigher.takeWork(), tree.lastQuestion());
            }
            only = tree.onlyDraw();
        } while (tree.nextPath());
        // Where each answer of a single draw is a result, its shares are those of the results, perhaps in lowest terms.
        boolean unchanged = inOrder && only.isPresent() && only.get().size() == paths;
        return new Distribution<>(places.values(), unchanged ? only.get() : weigher.shares());
    }

    @Override
    public void note(SentenceTemplate remark, Object... values) {
        count.touch(remark.cites());
    }

    @Override
    public boolean test(Test test, RequiredRoll need) {
        if (tree.atFrontier()) {
            int winning = need.target().faces(test.die());
            touch(test, winning);
            tree.grow(test, ExactWeights.of(test.die().sides(), test.die().sides() - winning, winning), NUMBERED);
        }
        return tree.follow(test) == 1;
    }

    @Override
    public int face(Test test, RequiredRoll need) {
        if (tree.atFrontier()) {
            touch(test, need.target().faces(test.die()));
            long[] weights = new long[test.die().sides()];
            Arrays.fill(weights, 1);
            count.spend(Budget.sums(weights.length, 1), test);
            tree.grow(test, ExactWeights.of(weights.length, weights), NUMBERED);
        }
        return tree.follow(test) + 1;
    }

    @Override
    public void spend(double units) {
        count.spend(units, "");
    }

    @Override
    public int count(Test test, RequiredRoll need, int dice) {
        if (tree.atFrontier()) {
            int winning = need.target().faces(test.die());
            if (dice > 0) {
                touch(test, winning);
            }
            // Each number in the row is computed from the one before by a product and a division.
            count.spend(Budget.sums(DIVISIONS * dice, dice * bits(test.die())), test);
            // Half of the faces is one of two, so the numbers stay as small as possible.
            long common = IntegerMath.gcd(winning, test.die().sides());
            tree.grow(test, Binomial.row(dice, winning / common, test.die().sides() / common), NUMBERED);
        }
        return tree.follow(test);
    }

    /** Returns the results of a few dice one by one; too many dice are a programming error. */
    @Override
    @SuppressWarnings("unchecked") // the tree returns the dice created here
    public List<Boolean> each(Test test, RequiredRoll need, int dice) {
        if (tree.atFrontier()) {
            int winning = need.target().faces(test.die());
            if (dice > 0) {
                touch(test, winning);
            }
            count.spend(Budget.sums((double) dice * (1L << dice), dice), test);
            tree.grow(test, PassFailPatterns.shares(winning, test.die().sides(), dice), PassFailPatterns.falls(dice));
        }
        return (List<Boolean>) tree.answer(test);
    }

    @Override
    public int total(TotalRoll lookup, DiceTotal score) {
        if (tree.atFrontier()) {
            count.touch(lookup.cites());
            tree.grow(lookup, sums(lookup, score), NUMBERED);
        }
        return tree.follow(lookup) + score.dice() + score.modifier();
    }

    @Override
    @SuppressWarnings("unchecked") // the tree returns the rows created here
    public <R extends Row> R lookUp(TotalRoll lookup, DiceTotal score, IntFunction<R> table) {
        if (tree.atFrontier()) {
            count.touch(lookup.cites());
            growRows(lookup, score, table);
        }
        return (R) tree.answer(lookup);
    }

    @Override
    @SuppressWarnings("unchecked") // the tree returns the results created here
    public <R> R draw(CustomRoll<R> draw) {
        if (tree.atFrontier()) {
            count.touch(draw.cites());
            count.draw(draw);
            WeightedValues<R> chances = draw.counted();
            tree.grow(draw, chances.shares(), chances.values());
        }
        return (R) tree.answer(draw);
    }

    @Override
    @SuppressWarnings("unchecked") // the tree returns the states created here
    public <S> S repeat(String noun, int times, S start, Attempt<S> attempt) {
        if (tree.atFrontier()) {
            Distribution<S> ends = count.series(new SeriesKey<>(noun, attempt, start), times);
            tree.grow(noun, ends.shares(), ends.values());
        }
        return (S) tree.answer(noun);
    }

    @Override
    public <S> S inTurn(int times, S start, Attempt<S> attempt) {
        return repeat("throw", times, start, attempt);
    }

    @Override
    @SuppressWarnings("unchecked") // the tree returns the states created here
    public <S> S until(String noun, Predicate<S> over, S start, Attempt<S> round) {
        if (tree.atFrontier()) {
            Distribution<S> ends = new AbsorbingChain<>(noun, over, round, count).run(start);
            tree.grow(noun, ends.shares(), ends.values());
        }
        return (S) tree.answer(noun);
    }

    @Override
    public <S> S volley(String noun, Test test, RequiredRoll need, int dice, S start, Attempt<S> success) {
        return repeat(noun, dice, start, new DieOfVolley<>(test, need, success));
    }

    /** One die of a volley. Hits of a volley are alike, so a miss is an attempt that changes nothing. */
    private record DieOfVolley<S>(Test test, RequiredRoll need, Attempt<S> success) implements Attempt<S> {
        @Override
        public S attempt(S state, Umpire umpire) {
            return umpire.test(test, need) ? success.attempt(state, umpire) : state;
        }

        /** Leaves out the test, whose texts take long and which all shots share. */
        @Override
        public int hashCode() {
            return need.hashCode() * 31 + success.hashCode();
        }
    }

    @Override
    public <S> S volley(
            String noun, Test test, RequiredRoll need, FaceRules rules, int dice, S start, FaceAttempt<S> success) {
        return repeat(noun, dice, start, new FaceOfVolley<>(test, need, rules, success));
    }

    /** One die of a volley with the dice it adds. */
    private record FaceOfVolley<S>(Test test, RequiredRoll need, FaceRules rules, FaceAttempt<S> success)
            implements Attempt<S> {
        @Override
        public S attempt(S state, Umpire umpire) {
            S after = state;
            boolean more = true;
            for (int added = 0; more; added++) {
                int face = umpire.face(test, need);
                if (rules.again().contains(face)) {
                    face = umpire.face(test, rules.repeated(need));
                }
                if (need.target().meets(face)) {
                    after = success.attempt(after, face, umpire);
                }
                more = added < rules.mostMore() && rules.more().contains(face);
            }
            return after;
        }
    }

    @Override
    public <S> S volley(String trialNoun, int trials, Trial trial, String noun, S start, Attempt<S> success) {
        return repeat(
                noun,
                trials,
                start,
                (state, umpire) -> trial.succeeds(umpire) ? success.attempt(state, umpire) : state);
    }

    /** Returns the totals of a score; each die is added to all totals of the dice before it. */
    private ExactWeights sums(TotalRoll lookup, DiceTotal score) {
        double totals = score.dice() * (score.die().sides() - 1.0);
        count.spend(Budget.sums(score.dice() * totals / 2, score.dice() * bits(score.die()) / 2), lookup);
        return SumRow.of(score.dice(), score.die().sides());
    }

    private static double bits(Die die) {
        return Math.log(die.sides()) / Math.log(2);
    }

    private void touch(Test test, int winning) {
        count.touch(test.cites());
        if (winning > 0) {
            count.touch(test.pass().cites());
        }
        if (winning < test.die().sides()) {
            count.touch(test.fail().cites());
        }
    }

    private <R extends Row> void growRows(TotalRoll lookup, DiceTotal score, IntFunction<R> table) {
        ExactWeights totals = sums(lookup, score);
        ValueIndex<R> rows = new ValueIndex<>();
        int[] to = new int[totals.size()];
        int lowest = score.dice() + score.modifier();
        for (int i = 0; i < to.length; i++) {
            to[i] = rows.of(table.apply(lowest + i));
        }
        List<R> found = rows.values();
        for (R row : found) {
            count.touch(row.cites());
        }
        tree.grow(lookup, totals.grouped(to, found.size()), found);
    }
}
