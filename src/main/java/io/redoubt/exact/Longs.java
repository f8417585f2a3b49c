package io.redoubt.exact;

import java.math.BigInteger;

/** Whole numbers in longs where they fit, for which BigInteger is slow. */
public final class Longs {
    private Longs() {}

    /** Whether the product of two numbers fits a long; neither may be negative. */
    public static boolean fits(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b >= 0;
    }

    /** Whether {@code base} to the power {@code exponent} surely fits a long, by its bits; the base is positive. */
    static boolean powerFits(long base, int exponent) {
        return (long) exponent * (Long.SIZE - Long.numberOfLeadingZeros(base)) < Long.SIZE;
    }

    /** The greatest number that divides both. */
    public static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** The greatest number that divides both. */
    public static BigInteger gcd(BigInteger a, BigInteger b) {
        boolean small = a.bitLength() < Long.SIZE && b.bitLength() < Long.SIZE;
        return small ? BigInteger.valueOf(Math.abs(gcd(a.longValue(), b.longValue()))) : a.gcd(b);
    }
}
