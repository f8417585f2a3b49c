package io.redoubt.exact;

import java.math.BigInteger;

/** Integer arithmetic in longs where BigInteger is slow, and greatest common divisors of any size. */
public final class IntegerMath {
    /** Number of bits up to which Euclid's algorithm is as fast as testing primes. */
    static final int EUCLID = 512;

    /** Cost of creating a large number, in words read. */
    private static final int NUMBER = 100;

    private IntegerMath() {}

    /** Returns whether the product of two non-negative numbers fits in a long. */
    public static boolean fits(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b >= 0;
    }

    /**
     * Returns whether {@code base} to the power {@code exponent} certainly fits in a long, by its bits; the base is
     * positive.
     */
    static boolean powerFits(long base, int exponent) {
        return (long) exponent * (Long.SIZE - Long.numberOfLeadingZeros(base)) < Long.SIZE;
    }

    /** Returns the cost of multiplying two numbers: words of 32 bits, and a constant for the new number. */
    static long work(BigInteger number, BigInteger other) {
        return NUMBER + (number.bitLength() / Integer.SIZE + 1L) * (other.bitLength() / Integer.SIZE + 1L);
    }

    /** Returns the greatest common divisor. */
    public static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Returns the least common multiple of two positive numbers. */
    public static BigInteger leastMultiple(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }

    /** Returns the greatest common divisor. */
    public static BigInteger gcd(BigInteger a, BigInteger b) {
        if (a.bitLength() < Long.SIZE && b.bitLength() < Long.SIZE) {
            return BigInteger.valueOf(Math.abs(gcd(a.longValue(), b.longValue())));
        }
        boolean large = a.bitLength() > EUCLID && b.bitLength() > EUCLID;
        return large ? PrimeFactors.of(b.abs()).common(a) : a.gcd(b);
    }
}
