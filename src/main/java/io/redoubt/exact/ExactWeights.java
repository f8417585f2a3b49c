package io.redoubt.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Exact shares of a whole: integer weights over one common total, stored as {@code long} while they fit.
 *
 * <p>The weights are not reduced; {@link #get} reduces one share when it is read.
 */
public final class ExactWeights {
    private final long @Nullable [] small;
    private final BigInteger @Nullable [] big;
    private final long smallTotal;
    private final @Nullable BigInteger bigTotal;
    private @Nullable PrimeFactors factors;

    /** The shares that were read, in lowest terms. */
    private @Nullable Fraction @Nullable [] lowest;

    private ExactWeights(long total, long[] weights) {
        this.small = weights;
        this.smallTotal = total;
        this.big = null;
        this.bigTotal = null;
    }

    private ExactWeights(BigInteger total, BigInteger[] weights) {
        this.small = null;
        this.smallTotal = 0;
        this.big = weights;
        this.bigTotal = total;
    }

    /** Returns shares of a small whole. The array is not copied. */
    public static ExactWeights of(long total, long... weights) {
        return new ExactWeights(total, weights);
    }

    /** Returns shares of a whole of any size, in the compact form if the total fits in a {@code long}. */
    public static ExactWeights of(BigInteger total, BigInteger... weights) {
        if (total.bitLength() < Long.SIZE) {
            long[] compact = new long[weights.length];
            for (int i = 0; i < weights.length; i++) {
                compact[i] = weights[i].longValueExact();
            }
            return new ExactWeights(total.longValueExact(), compact);
        }
        return new ExactWeights(total, weights);
    }

    public int size() {
        return small != null ? small.length : bigWeights().length;
    }

    /** Returns whether every weight and the total fit in a {@code long}. */
    public boolean fitsLong() {
        return small != null;
    }

    /**
     * Returns the weight at an index, if {@link #fitsLong()}.
     *
     * @throws IllegalStateException if the weights do not fit a long
     */
    public long longWeight(int index) {
        if (small == null) {
            throw new IllegalStateException("these shares do not fit a long");
        }
        return small[index];
    }

    /** Returns the total, if {@link #fitsLong()}; otherwise 0. */
    public long longTotal() {
        return smallTotal;
    }

    public BigInteger weight(int index) {
        return small != null ? BigInteger.valueOf(small[index]) : bigWeights()[index];
    }

    public BigInteger total() {
        return bigTotal != null ? bigTotal : BigInteger.valueOf(smallTotal);
    }

    public boolean isZero(int index) {
        return small != null ? small[index] == 0 : bigWeights()[index].signum() == 0;
    }

    /** Returns the shares at these indices; the others must be 0. */
    ExactWeights only(int[] places) {
        if (small != null) {
            long[] weights = new long[places.length];
            for (int i = 0; i < places.length; i++) {
                weights[i] = small[places[i]];
            }
            return new ExactWeights(smallTotal, weights);
        }
        BigInteger[] weights = new BigInteger[places.length];
        for (int i = 0; i < places.length; i++) {
            weights[i] = bigWeights()[places[i]];
        }
        return new ExactWeights(total(), weights);
    }

    /** Returns these shares merged: the one at index i is added to place {@code to[i]}. */
    public ExactWeights grouped(int[] to, int places) {
        if (places == size() && isInOrder(to)) {
            return this;
        }
        if (small != null) {
            long[] sums = new long[places];
            for (int i = 0; i < to.length; i++) {
                sums[to[i]] += small[i];
            }
            return new ExactWeights(smallTotal, sums);
        }
        BigInteger[] sums = new BigInteger[places];
        Arrays.fill(sums, BigInteger.ZERO);
        for (int i = 0; i < to.length; i++) {
            sums[to[i]] = sums[to[i]].add(bigWeights()[i]);
        }
        return new ExactWeights(total(), sums);
    }

    private static boolean isInOrder(int[] to) {
        for (int i = 0; i < to.length; i++) {
            if (to[i] != i) {
                return false;
            }
        }
        return true;
    }

    /** Returns these shares over the smallest possible total. */
    public ExactWeights reduced() {
        if (small != null) {
            long common = smallTotal;
            for (long weight : small) {
                common = IntegerMath.gcd(common, weight);
            }
            long[] weights = new long[small.length];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = small[i] / common;
            }
            return new ExactWeights(smallTotal / common, weights);
        }
        BigInteger common = total();
        for (BigInteger weight : bigWeights()) {
            ComputationAbortedException.ifInterrupted();
            common = weight.signum() == 0 ? common : IntegerMath.gcd(weight, common);
        }
        BigInteger[] weights = new BigInteger[size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weight(i).divide(common);
        }
        return of(total().divide(common), weights);
    }

    /** Returns these shares over a total multiplied by a factor. */
    public ExactWeights scaled(BigInteger factor) {
        if (small != null && factor.bitLength() < Long.SIZE && IntegerMath.fits(smallTotal, factor.longValue())) {
            long[] weights = new long[small.length];
            for (int i = 0; i < weights.length; i++) {
                weights[i] = small[i] * factor.longValue();
            }
            return new ExactWeights(smallTotal * factor.longValue(), weights);
        }
        BigInteger[] weights = new BigInteger[size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = weight(i).multiply(factor);
        }
        return new ExactWeights(total().multiply(factor), weights);
    }

    /** Returns one share as a fraction in lowest terms, which is kept for the next request. */
    public Fraction get(int index) {
        if (lowest == null) {
            lowest = new Fraction[size()];
        }
        Fraction known = lowest[index];
        if (known == null) {
            known = small != null ? Fraction.of(small[index], smallTotal) : share(bigWeights()[index]);
            lowest[index] = known;
        }
        return known;
    }

    /**
     * Returns a part of the total as a fraction in lowest terms, for example the sum of several weights.
     *
     * @param ways the part, 0 or more
     */
    public Fraction share(BigInteger ways) {
        if (small != null) {
            return Fraction.of(ways.longValueExact(), smallTotal);
        }
        return total().bitLength() > IntegerMath.EUCLID
                ? Fraction.share(ways, total(), factors())
                : factors().share(ways);
    }

    /** Returns every share as a fraction. */
    public List<Fraction> all() {
        List<Fraction> all = new ArrayList<>(size());
        for (int i = 0; i < size(); i++) {
            all.add(get(i));
        }
        return all;
    }

    private PrimeFactors factors() {
        if (factors == null) {
            factors = PrimeFactors.of(total());
        }
        return factors;
    }

    private BigInteger[] bigWeights() {
        if (big == null) {
            throw new IllegalStateException("these shares fit a long");
        }
        return big;
    }
}
