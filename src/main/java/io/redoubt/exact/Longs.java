package io.redoubt.exact;

import java.math.BigInteger;

/** Whole numbers in longs where they fit, for which BigInteger is slow; and what two numbers of any size share. */
public final class Longs {
    /** Bits up to which Euclid finds what two numbers share as quickly as a look at their primes. */
    static final int EUCLID = 512;

    /** What making a large number takes, in words of reading one. */
    private static final int NUMBER = 100;

    private Longs() {}

    /** Whether the product of two numbers fits a long; neither may be negative. */
    public static boolean fits(long a, long b) {
        return Math.multiplyHigh(a, b) == 0 && a * b >= 0;
    }

    /** Whether {@code base} to the power {@code exponent} surely fits a long, by its bits; the base is positive. */
    static boolean powerFits(long base, int exponent) {
        return (long) exponent * (Long.SIZE - Long.numberOfLeadingZeros(base)) < Long.SIZE;
    }

    /** What it takes to multiply two numbers: words of 32 bits, and something for making one more number. */
    static long work(BigInteger number, BigInteger other) {
        return NUMBER + (number.bitLength() / Integer.SIZE + 1L) * (other.bitLength() / Integer.SIZE + 1L);
    }

    /** The greatest number that divides both. */
    public static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** The greatest number that divides both. */
    public static BigInteger gcd(BigInteger a, BigInteger b) {
        if (a.bitLength() < Long.SIZE && b.bitLength() < Long.SIZE) {
            return BigInteger.valueOf(Math.abs(gcd(a.longValue(), b.longValue())));
        }
        boolean large = a.bitLength() > EUCLID && b.bitLength() > EUCLID;
        return large ? DiceFactors.of(b.abs()).common(a) : a.gcd(b);
    }
}
