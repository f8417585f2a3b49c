package io.redoubt.formula.distribution;

import io.redoubt.exact.Convolution;
import io.redoubt.exact.CountRow;
import io.redoubt.exact.MiddleSum;
import io.redoubt.exact.Mixture;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Keep;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Selection;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** The distribution of a pool: the sum of the contributions of its remaining dice. */
final class Pools {
    private Pools() {}

    /**
     * Returns the sum over all remaining dice.
     *
     * @param worth the contribution of a die by what it counts as
     */
    static NumberDistribution sum(Pool written, IntUnaryOperator worth) {
        Pool pool = written.asItFalls();
        if (pool.number().isPresent()) {
            return mixed(pool, dice -> sum(pool.withDice(dice), worth));
        }
        if (pool.keeps().isEmpty()) {
            return SparseSum.of(List.of(new SparseSum.Addend(pool, worth)))
                    .orElseGet(() -> Convolution.times(oneOf(pool, worth), pool.dice()));
        }
        Optional<Explosion> joining = pool.explosion().filter(each -> each.joins() == Explosion.Joins.THE_POOL);
        if (joining.isPresent()) {
            return new ExplodingPool(pool, joining.get(), worth).sum();
        }
        NumberDistribution die = OneDie.counted(pool);
        Selection selection = pool.selection();
        int above = selection.above(pool.dice());
        int below = selection.below(pool.dice());
        int kept = pool.dice() - above - below;
        if (above > 0 && below > 0) {
            return between(pool, die, worth, above, below);
        }
        if (above + below == 0) {
            return Convolution.times(die.map(worth), pool.dice());
        }
        return new KeepHighestLowest(die, worth, pool.dice(), kept, above == 0 ? Keep.End.HIGHEST : Keep.End.LOWEST)
                .sum();
    }

    /**
     * Returns a distribution for a number of dice that is thrown itself.
     *
     * @param fixed the distribution for a number of dice above 0; that for none is 0
     */
    static NumberDistribution mixed(Pool pool, IntFunction<NumberDistribution> fixed) {
        NumberDistribution dice = pool.number().map(Terms::of).orElseGet(() -> NumberDistribution.certain(pool.dice()));
        return Mixture.of(dice, many -> many == 0 ? NumberDistribution.certain(0) : fixed.apply(many));
    }

    /** Returns the contribution of one die, if it is independent of the others. */
    static NumberDistribution oneOf(Pool pool, IntUnaryOperator worth) {
        if (pool.grows()) {
            Explosion explosion = pool.explosion().orElseThrow();
            return OneDie.chain(OneDie.thrown(pool), explosion, shown -> worth.applyAsInt(pool.counted(shown)));
        }
        return OneDie.counted(pool).map(worth).reduced();
    }

    /** Returns whether the contributions of the faces are consecutive and equally likely. */
    private static boolean isFair(NumberDistribution die, IntUnaryOperator worth) {
        int lowest = worth.applyAsInt(die.lowest());
        for (int i = 0; i < die.size(); i++) {
            if (worth.applyAsInt(die.value(i)) != lowest + i
                    || !die.shares().weight(i).equals(die.shares().weight(0))) {
                return false;
            }
        }
        return true;
    }

    private static NumberDistribution between(
            Pool pool, NumberDistribution die, IntUnaryOperator worth, int above, int below) {
        List<KeepAnyPlaces.Face> faces = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        int largest = Integer.MIN_VALUE;
        for (int i = die.size() - 1; i >= 0; i--) {
            int added = worth.applyAsInt(die.value(i));
            least = Math.min(least, added);
            largest = Math.max(largest, added);
            faces.add(
                    new KeepAnyPlaces.Face(KeepAnyPlaces.Kind.ONE, die.shares().weight(i), added));
        }
        int kept = pool.dice() - above - below;
        if (isFair(die, worth) && PoolCost.isFasterByWindows(pool.dice(), die.size(), above, below)) {
            return NumberDistribution.from(kept * least, MiddleSum.of(pool.dice(), die.size(), above, below));
        }
        BigInteger most = die.shares().total().pow(pool.dice());
        CountRow sums = CountRow.none(kept * least, kept * largest, most);
        new KeepAnyPlaces(faces, pool.dice(), 0, above, below, most).addTo(sums, BigInteger.ONE);
        return sums.over(most);
    }
}
