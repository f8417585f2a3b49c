package io.redoubt.exact;

import java.math.BigInteger;

/**
 * A power that divides each weight of a row: the weight of the value that is k above the lowest contains
 * {@code base^(most - (k+offset)/step)}, where the division rounds down. Where the exponent is negative, the weight
 * multiplied by the power that is missing is whole all the same.
 *
 * <p>Exploding dice have it: a low sum comes of few throws, and each throw that is not made leaves the number of its
 * faces in the weight.
 */
public final class CommonFactor {
    /** No common factor. */
    public static final CommonFactor NONE = new CommonFactor(BigInteger.ONE, 0, 0, Integer.MAX_VALUE);

    private final BigInteger base;
    private final int most;
    private final int offset;
    private final int step;
    private int lastExponent;
    private BigInteger lastPower = BigInteger.ONE;

    /**
     * Creates a common factor.
     *
     * @param base the number, at least 1
     * @param step the distance at which one factor less is certain; at least 1
     */
    public CommonFactor(BigInteger base, int most, int offset, int step) {
        this.base = base;
        this.most = most;
        this.offset = offset;
        this.step = step;
    }

    BigInteger base() {
        return base;
    }

    /** Returns the number of whole steps in a distance. */
    int steps(int distance) {
        return distance / step;
    }

    /** Returns the number of steps up to a value that is this much above the lowest. */
    int stepsTo(int k) {
        return (int) (((long) k + offset) / step);
    }

    /** Returns the exponent for a value that is this much above the lowest; it may be negative. */
    int exponent(int k) {
        return most - stepsTo(k);
    }

    /** Returns a power of the base; neighbouring values have equal ones. */
    BigInteger power(int exponent) {
        if (exponent != lastExponent) {
            lastExponent = exponent;
            lastPower = base.pow(exponent);
        }
        return lastPower;
    }
}
