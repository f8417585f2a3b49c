package io.redoubt.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The common denominators of exact values. All of them have as denominator a power of one base, which is
 * a multiple of every total, so that no fraction is reduced on the way. The exponent is the number of random
 * steps.
 */
public final class CommonBase {
    private final List<BigInteger> powers = new ArrayList<>(List.of(BigInteger.ONE));
    private BigInteger base;
    private int version = 1;

    /** Signals a total that does not divide the base; the values computed so far have another base. */
    private static final class BaseChangedException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BaseChangedException() {
            super(null, null, false, false);
        }
    }

    public CommonBase(BigInteger base) {
        this.base = base;
    }

    /** Returns the number of the base: values found with another one have other denominators. */
    public int version() {
        return version;
    }

    /** Returns a power of the base. */
    public BigInteger power(int exponent) {
        while (powers.size() <= exponent) {
            powers.add(powers.get(powers.size() - 1).multiply(base));
        }
        return powers.get(exponent);
    }

    /** Returns a numerator over a denominator that is greater by a power of the base. */
    public BigInteger raised(BigInteger numerator, int exponent) {
        return exponent == 0 || numerator.signum() == 0 ? numerator : numerator.multiply(power(exponent));
    }

    /** Returns the base divided by a total; work is done again with a larger base if it cannot be divided. */
    public BigInteger over(BigInteger total) {
        BigInteger[] parts = base.divideAndRemainder(total);
        if (parts[1].signum() != 0) {
            base = IntegerMath.leastMultiple(base, total);
            throw new BaseChangedException();
        }
        return parts[0];
    }

    /** Does work with numerators, again from the beginning whenever the base changes on the way. */
    public <T> T with(Supplier<T> work) {
        while (true) {
            try {
                return work.get();
            } catch (BaseChangedException e) {
                version++;
                powers.subList(1, powers.size()).clear();
            }
        }
    }
}
