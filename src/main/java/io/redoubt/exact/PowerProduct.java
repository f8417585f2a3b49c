package io.redoubt.exact;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The weights of a sum of dice as a product of powers of polynomials with few terms; exponents may be negative.
 *
 * <p>A fair die of s faces is {@code (1-x^s)/(1-x)}, an exploding one a fraction too. With Q as the product of powers
 * {@code f^m}, {@code xQ'/Q} is the sum of {@code m xf'/f}. Multiplied by all f, it relates each weight of Q to a few
 * before it, whatever the number of dice and faces.
 */
public final class PowerProduct {
    private final Map<Polynomial, Integer> powers = new LinkedHashMap<>();

    /**
     * Multiplies by a power.
     *
     * @param base not 0; a factor that is a power of x is ignored, because only differences of values count
     */
    public PowerProduct times(Polynomial base, int exponent) {
        Polynomial from = base.fromZero();
        if (from.size() > 1) {
            powers.merge(from, exponent, Integer::sum);
            powers.remove(from, 0);
        }
        return this;
    }

    /** Returns the number of weights of which each depends. */
    public int terms() {
        return places().size() - 1;
    }

    private NavigableSet<Integer> places() {
        NavigableSet<Integer> places = new TreeSet<>(product().terms().keySet());
        places.addAll(slopes().terms().keySet());
        return places;
    }

    private Polynomial product() {
        Polynomial product = Polynomial.of(0, BigInteger.ONE);
        for (Polynomial base : powers.keySet()) {
            product = product.times(base);
        }
        return product;
    }

    private Polynomial slopes() {
        Polynomial sum = Polynomial.of(0, BigInteger.ZERO);
        for (Map.Entry<Polynomial, Integer> power : powers.entrySet()) {
            Polynomial part = power.getKey().slope().times(Polynomial.of(0, BigInteger.valueOf(power.getValue())));
            for (Polynomial base : powers.keySet()) {
                part = base.equals(power.getKey()) ? part : part.times(base);
            }
            sum = sum.plus(part);
        }
        return sum;
    }

    /**
     * Returns the weights, lowest value first.
     *
     * @param first the weight of the lowest value
     * @param size the number of weights
     * @param scale a power of a number that the weights are known to contain
     * @throws IllegalStateException if the product is not {@link #isSmall}
     */
    public BigInteger[] weights(BigInteger first, int size, CommonFactor scale) {
        return recurrence(size, scale)
                .orElseThrow(() -> new IllegalStateException("the factors are too large"))
                .weights(first, size);
    }

    /** Returns whether the factors of the recurrence fit in longs. */
    public boolean isSmall(int size, CommonFactor scale) {
        return recurrence(size, scale).isPresent();
    }

    private Optional<SparseRecurrence> recurrence(int size, CommonFactor scale) {
        Polynomial product = product();
        Polynomial slopes = slopes();
        int[] places = places().stream().mapToInt(each -> each).toArray();
        BigInteger[] fixed = new BigInteger[places.length];
        BigInteger[] falling = new BigInteger[places.length];
        BigInteger common = BigInteger.ZERO;
        for (int i = 0; i < places.length; i++) {
            BigInteger factor = scale.base().pow(scale.steps(places[i]));
            fixed[i] = slopes.coefficient(places[i]).multiply(factor);
            falling[i] = product.coefficient(places[i]).multiply(factor);
            common = common.gcd(fixed[i]).gcd(falling[i]);
        }
        common = falling[0].signum() < 0 ? common.negate() : common;
        for (int i = 0; i < places.length; i++) {
            fixed[i] = fixed[i].divide(common);
            falling[i] = falling[i].divide(common);
        }
        return SparseRecurrence.of(places, fixed, falling, size, scale);
    }
}
