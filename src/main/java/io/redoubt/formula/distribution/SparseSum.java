package io.redoubt.formula.distribution;

import io.redoubt.exact.CommonFactor;
import io.redoubt.exact.ExactWeights;
import io.redoubt.exact.NumberDistribution;
import io.redoubt.exact.Polynomial;
import io.redoubt.exact.PowerProduct;
import io.redoubt.formula.Explosion;
import io.redoubt.formula.Pool;
import io.redoubt.formula.Term;
import io.redoubt.formula.ValueBounds;
import java.math.BigInteger;
import java.util.Arrays;
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

    private final Tail tail;
    private final PowerProduct product = new PowerProduct();
    private BigInteger total = BigInteger.ONE;
    private BigInteger first = BigInteger.ONE;
    private CommonFactor scale = CommonFactor.NONE;
    private long lowest;
    private long highest;

    /** The highest value that is told apart. */
    private long most = Long.MAX_VALUE;

    private double plainTerms;

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

    /** The end at which low weights are: that of the few sums of many explosions. */
    private enum Tail {
        ABOVE,
        BELOW
    }

    private SparseSum(Tail tail) {
        this.tail = tail;
    }

    /** Returns the sum of pools; empty if they are small or have too many terms, and other ways are faster. */
    static Optional<NumberDistribution> of(List<Addend> addends) {
        return planned(addends).map(SparseSum::distribution);
    }

    /**
     * Returns what is needed to add up the pools of a term if values above a limit are all alike: those are combined as
     * the value after the limit. Empty if that saves nothing.
     */
    static Optional<SparseSum> upTo(long limit, Term term) {
        Summands summands = Summands.of(term);
        if (!summands.others().isEmpty() || ValueBounds.of(term).highest() <= limit) {
            return Optional.empty();
        }
        Optional<SparseSum> plan = planned(summands.pools())
                .filter(sum -> sum.tail == Tail.ABOVE && sum.lowest <= limit && limit < sum.highest);
        plan.ifPresent(sum -> sum.most = limit);
        return plan;
    }

    /** Returns what is needed to add up pools, before any work is done. */
    static Optional<SparseSum> planned(List<Addend> addends) {
        double bits = 0;
        for (Addend addend : addends) {
            bits += addend.bits();
        }
        if (bits < Long.SIZE) {
            return Optional.empty();
        }
        Optional<SparseSum> upwards = planned(addends, Tail.ABOVE);
        if (upwards.isPresent()
                || addends.stream().noneMatch(each -> each.pool().explosion().isPresent())) {
            return upwards;
        }
        return planned(addends.stream().map(Addend::negated).toList(), Tail.BELOW);
    }

    private static Optional<SparseSum> planned(List<Addend> addends, Tail tail) {
        SparseSum sum = new SparseSum(tail);
        for (Addend addend : addends) {
            if (!sum.adds(addend)) {
                return Optional.empty();
            }
        }
        return sum.size() <= Integer.MAX_VALUE
                        && sum.product.terms() * GAIN <= sum.plainTerms
                        && sum.product.isSmall((int) sum.size(), sum.scale)
                ? Optional.of(sum)
                : Optional.empty();
    }

    /** Returns the number of values that are told apart, with those between them that are not possible. */
    long size() {
        return Math.min(highest, most) - lowest + 1;
    }

    int terms() {
        return product.terms();
    }

    double bits() {
        return total.bitLength();
    }

    /** Returns the average number of bits of a weight without the factor that is left out. */
    double bitsKept() {
        return scale == CommonFactor.NONE ? bits() : bits() / 2;
    }

    NumberDistribution distribution() {
        BigInteger[] weights = product.weights(first, (int) size(), scale);
        if (most < highest) {
            BigInteger above = total;
            for (BigInteger weight : weights) {
                above = above.subtract(weight);
            }
            weights = Arrays.copyOf(weights, weights.length + 1);
            weights[weights.length - 1] = above;
        }
        NumberDistribution sum = NumberDistribution.from(Math.toIntExact(lowest), ExactWeights.of(total, weights));
        return tail == Tail.ABOVE ? sum : sum.negated();
    }

    /** Adds a pool, and returns whether it can be added up in this way. */
    private boolean adds(Addend addend) {
        Pool pool = addend.pool().asItFalls();
        if (pool.explosion().isPresent()) {
            return explodes(pool, pool.explosion().get(), addend.worth());
        }
        NumberDistribution one = Pools.oneOf(pool, addend.worth());
        with(Polynomial.of(one), pool.dice());
        weigh(one, one.shares().total(), pool.dice());
        return one.isDense();
    }

    private void weigh(NumberDistribution one, BigInteger oneTotal, int dice) {
        BigInteger lowestWeight =
                one.shares().weight(0).multiply(oneTotal).divide(one.shares().total());
        first = first.multiply(lowestWeight.pow(dice));
        total = total.multiply(oneTotal.pow(dice));
        lowest += (long) dice * one.lowest();
        highest += (long) dice * one.highest();
        plainTerms += one.size();
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
    private boolean explodes(Pool pool, Explosion explosion, IntUnaryOperator worth) {
        boolean joins = explosion.joins() == Explosion.Joins.THE_POOL;
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
        NumberDistribution one = Pools.oneOf(pool, worth);
        if (!one.isDense() || !(joins || (pool.clamps().isEmpty() && isLinear(OneDie.counted(pool), worth)))) {
            return false;
        }
        Polynomial all = brings.pow(THROWS);
        Polynomial above =
                ends.times(Polynomial.of(0, faces.pow(THROWS)).minus(all)).plus(all.times(below));
        with(above, pool.dice());
        product.times(below, -pool.dice());
        weigh(one, faces.pow(THROWS), pool.dice());
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
