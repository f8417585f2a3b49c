package io.redoubt.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A large number split into the prime factors of dice, to compute greatest common divisors quickly.
 *
 * <p>Totals of dice are products of numbers of sides: up to thousands of digits, with few primes but 2, 3, 5 and 7.
 * Euclid's algorithm costs the square of the digits for each share of such a total; testing how often a small prime
 * divides the share costs little more than reading it.
 */
final class PrimeFactors {
    /**
     * Largest primes tested in any number, and in one so long that Euclid's algorithm would be slow: the sides of a
     * die.
     */
    private static final int USUAL = 31;

    private static final int LARGEST = 1000;

    private final int twos;

    /** The number without its factors 2. */
    private final Magnitude odd;

    private final List<Factor> factors = new ArrayList<>(2);
    private final BigInteger rest;

    /**
     * One odd prime of the number.
     *
     * @param times the multiplicity of the prime
     * @param power the highest power of it that fits in an int, because division by an int is quick
     * @param exponent the exponent of that power
     */
    private record Factor(int prime, int times, int power, int exponent) {
        static Factor of(int prime, int times) {
            int power = prime;
            int exponent = 1;
            while (power <= Integer.MAX_VALUE / prime) {
                power *= prime;
                exponent++;
            }
            return new Factor(prime, times, power, exponent);
        }

        /** Divides a number by the prime as often as both numbers allow, and returns how often that is. */
        int cancel(Magnitude other) {
            int left = times;
            while (left >= exponent && other.divideIfExact(power)) {
                left -= exponent;
            }
            int remainder = other.remainder(power);
            int shared = 1;
            while (left > 0 && remainder % prime == 0) {
                shared *= prime;
                remainder /= prime;
                left--;
            }
            if (shared > 1) {
                other.divide(shared);
            }
            return times - left;
        }

        /** Divides a number by the prime this often. */
        void divide(Magnitude number, int often) {
            int left = often;
            for (; left >= exponent; left -= exponent) {
                number.divideIfExact(power);
            }
            if (left > 0) {
                number.divide(powerOf(left));
            }
        }

        private int powerOf(int low) {
            int product = 1;
            for (int i = 0; i < low; i++) {
                product *= prime;
            }
            return product;
        }
    }

    private PrimeFactors(BigInteger number) {
        this.twos = number.getLowestSetBit();
        this.odd = Magnitude.of(number.shiftRight(twos));
        Magnitude left = odd.copy();
        int largest = number.bitLength() - twos > IntegerMath.EUCLID ? LARGEST : USUAL;
        for (int prime = 3; prime <= largest && !left.isOne(); prime += 2) { // 9 divides nothing once 3 is out
            if (left.remainder(prime) == 0) {
                int times = Factor.of(prime, Integer.MAX_VALUE).cancel(left);
                factors.add(Factor.of(prime, times));
            }
        }
        rest = left.value();
    }

    /** Factorises a positive number. */
    static PrimeFactors of(BigInteger number) {
        return new PrimeFactors(number);
    }

    /** Returns the greatest common divisor of this number and another, which is not 0. */
    BigInteger common(BigInteger other) {
        BigInteger common = rest.bitLength() > 1 ? other.gcd(rest) : BigInteger.ONE;
        Magnitude left = Magnitude.of(other.abs());
        for (Factor factor : factors) {
            int shared = factor.cancel(left);
            common = common.multiply(BigInteger.valueOf(factor.prime()).pow(shared));
        }
        return common.shiftLeft(Math.min(twos, other.getLowestSetBit()));
    }

    /** Returns a share of this number, which is not negative, in lowest terms. */
    Fraction share(BigInteger ways) {
        if (ways.signum() == 0) {
            return Fraction.ZERO;
        }
        int shared = Math.min(twos, ways.getLowestSetBit());
        Magnitude above = Magnitude.of(shared == 0 ? ways : ways.shiftRight(shared));
        Magnitude below = odd.copy();
        for (Factor factor : factors) {
            factor.divide(below, factor.cancel(above));
        }
        BigInteger numerator = above.value();
        BigInteger denominator = below.value().shiftLeft(twos - shared);
        return rest.bitLength() > 1
                ? Fraction.reduced(numerator, denominator, numerator.gcd(rest))
                : Fraction.reduced(numerator, denominator, BigInteger.ONE);
    }
}
