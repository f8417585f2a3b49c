package io.redoubt.formula.distribution;

import io.redoubt.exact.CommonFactor;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.Polynomial;
import io.redoubt.exact.PowerProduct;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Pool;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * The sum of large pools whose dice are all kept, where each weight follows from a few others: fair dice have three
 * terms and exploding ones about twenty, where their weights are hundreds.
 */
final class SparseSum {
    /** Explosions on more numbers than this have too many terms. */
    private static final int MOST_EXPLODING = 2;

    /** A term costs more than one of a plain recurrence, because numbers are looked up. */
    private static final int GAIN = 2;

    private static final int THROWS = Explosion.MOST_FURTHER + 1;

    private final PowerProduct product = new PowerProduct();
    private BigInteger total = BigInteger.ONE;
    private BigInteger first = BigInteger.ONE;
    private CommonFactor scale = CommonFactor.NONE;
    private long lowest;
    private long highest;
    private double plainTerms;
    private boolean possible = true;

    /**
     * A pool of a sum: its dice, all of them kept.
     *
     * @param worth the contribution of a die by what it counts as
     */
    record Addend(Pool pool, IntUnaryOperator worth) {
        Addend negated() {
            return new Addend(pool, shown -> -worth.applyAsInt(shown));
        }

        /** Returns the bits of the total. */
        double bits() {
            double bits = Work.bitsOf(pool.die(), pool.rethrows()) * pool.dice();
            return pool.explosion().isPresent() ? bits * THROWS : bits;
        }
    }

    private SparseSum() {}

    /** Returns the sum of pools; empty if they are small or have too many terms, and other ways are faster. */
    static Optional<NumberDistribution> of(List<Addend> addends) {
        if (addends.stream().mapToDouble(Addend::bits).sum() < Long.SIZE) {
            return Optional.empty();
        }
        Optional<NumberDistribution> sum = upwards(addends);
        if (sum.isPresent()
                || addends.stream().noneMatch(each -> each.pool().explosion().isPresent())) {
            return sum;
        }
        // Dice that explode downwards have their long tail at the other end.
        return upwards(addends.stream().map(Addend::negated).toList()).map(NumberDistribution::negated);
    }

    private static Optional<NumberDistribution> upwards(List<Addend> addends) {
        SparseSum sum = new SparseSum();
        addends.forEach(sum::add);
        long size = sum.highest - sum.lowest + 1;
        if (!sum.possible || size > Integer.MAX_VALUE || sum.product.terms() * GAIN > sum.plainTerms) {
            return Optional.empty();
        }
        return sum.product
                .weights(sum.first, (int) size, sum.scale)
                .map(weights ->
                        NumberDistribution.from(Math.toIntExact(sum.lowest), ExactWeights.of(sum.total, weights)));
    }

    private void add(Addend addend) {
        Pool pool = addend.pool().asItFalls();
        NumberDistribution one = Pools.oneOf(pool, addend.worth());
        possible &= one.isDense();
        lowest += (long) pool.dice() * one.lowest();
        highest += (long) pool.dice() * one.highest();
        plainTerms += one.size();
        if (pool.explosion().isPresent() && explodes(pool, pool.explosion().get(), addend.worth(), one)) {
            return;
        }
        with(Polynomial.of(one), pool.dice());
        weigh(one.shares().weight(0), one.shares().total(), pool.dice());
    }

    private void weigh(BigInteger lowestWeight, BigInteger oneTotal, int dice) {
        first = first.multiply(lowestWeight.pow(dice));
        total = total.multiply(oneTotal.pow(dice));
    }

    /** Multiplies by a power, in the form of fewer terms. */
    private void with(Polynomial base, int dice) {
        Polynomial differences = base.times(Polynomial.gap(1));
        if (differences.size() < base.size()) {
            product.times(differences, dice).times(Polynomial.gap(1), -dice);
        } else {
            product.times(base, dice);
        }
    }

    /**
     * Multiplies by a fraction: a die shows faces that bring another throw up to twenty times, and then any face but
     * those, or them a last time.
     */
    private boolean explodes(Pool pool, Explosion explosion, IntUnaryOperator worth, NumberDistribution one) {
        boolean joins = explosion.joins() == Explosion.Joins.THE_POOL;
        if (!joins && !(pool.clamps().isEmpty() && isLinear(OneDie.counted(pool), worth))) {
            return false;
        }
        NumberDistribution law = OneDie.thrown(pool);
        Polynomial brings = Polynomial.of(0, BigInteger.ZERO);
        Polynomial ends = brings;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < law.size(); i++) {
            int value = worth.applyAsInt(joins ? pool.counted(law.value(i)) : law.value(i));
            if (explosion.when().meets(law.value(i))) {
                brings = brings.plus(law.shares().weight(i), value);
                least = Math.min(least, value);
            } else {
                ends = ends.plus(law.shares().weight(i), value);
            }
        }
        BigInteger faces = law.shares().total();
        Polynomial below = Polynomial.of(0, faces).minus(brings);
        if (brings.size() > MOST_EXPLODING || least < 1 || scale != CommonFactor.NONE || below.size() == 0) {
            return false;
        }
        Polynomial all = brings.pow(THROWS);
        Polynomial above =
                ends.times(Polynomial.of(0, faces.pow(THROWS)).minus(all)).plus(all.times(below));
        with(above, pool.dice());
        product.times(below, -pool.dice());
        BigInteger whole = faces.pow(THROWS);
        weigh(one.shares().weight(0).multiply(whole.divide(one.shares().total())), whole, pool.dice());
        int offset = Math.max(0, one.lowest() - least) * pool.dice();
        scale = new CommonFactor(faces, Explosion.MOST_FURTHER * pool.dice(), offset, least);
        return true;
    }

    /** Returns whether a die contributes what it counts as, or the opposite. */
    private static boolean isLinear(NumberDistribution die, IntUnaryOperator worth) {
        return die.all(value -> worth.applyAsInt(value) == value)
                || die.all(value -> worth.applyAsInt(value) == -value);
    }
}
