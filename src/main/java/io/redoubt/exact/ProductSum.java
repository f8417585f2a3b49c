package io.redoubt.exact;

import java.math.BigInteger;

/**
 * A growing sum of products of large numbers. It is kept without the power of 2 that all of its second factors contain:
 * for weights of exploding dice that is most of their bits.
 */
final class ProductSum {
    private BigInteger sum = BigInteger.ZERO;

    /** The exponent of the power of 2 that is left out. */
    private int zeros = Integer.MAX_VALUE;

    /** Adds a product of numbers that are not negative. */
    void add(BigInteger one, BigInteger other) {
        if (other.signum() == 0) {
            return;
        }
        int common = Math.min(zeros, other.getLowestSetBit());
        if (sum.signum() != 0 && common < zeros) {
            sum = sum.shiftLeft(zeros - common);
        }
        zeros = common;
        sum = sum.add(one.multiply(other.shiftRight(zeros)));
    }

    BigInteger value() {
        return sum.signum() == 0 ? sum : sum.shiftLeft(zeros);
    }
}
