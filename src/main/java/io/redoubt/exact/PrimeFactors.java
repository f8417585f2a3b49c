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

    private final BigInteger number;
    private final int twos;
    private final List<Factor> factors = new ArrayList<>(2);
    private final BigInteger rest;

    /**
     * One odd prime of the number.
     *
     * @param times the multiplicity of the prime
     * @param power the highest power of it that fits in an int, because division by an int is quick
     * @param exponent the exponent of that power
     */
    private record Factor(int prime, int times, BigInteger power, int exponent) {
        /** Returns the power of the prime that divides both the number and another. */
        BigInteger shared(BigInteger other) {
            int shared = Math.min(times, timesIn(other));
            return shared == 0 ? BigInteger.ONE : BigInteger.valueOf(prime).pow(shared);
        }

        private int timesIn(BigInteger other) {
            BigInteger left = other;
            int found = 0;
            while (found < times) {
                BigInteger[] divided = left.divideAndRemainder(power);
                int remainder = divided[1].intValue();
                if (remainder != 0) {
                    return found + timesIn(remainder);
                }
                left = divided[0];
                found += exponent;
            }
            return found;
        }

        private int timesIn(int remainder) {
            int found = 0;
            for (int left = remainder; left % prime == 0; left /= prime) {
                found++;
            }
            return found;
        }
    }

    private PrimeFactors(BigInteger number) {
        this.number = number;
        this.twos = number.getLowestSetBit();
        BigInteger left = number.shiftRight(twos);
        int largest = left.bitLength() > IntegerMath.EUCLID ? LARGEST : USUAL;
        for (int prime = 3; prime <= largest && left.bitLength() > 1; prime += 2) { // 9 divides nothing once 3 is out
            if (left.mod(BigInteger.valueOf(prime)).signum() == 0) {
                Factor all = factor(prime, Integer.MAX_VALUE);
                int times = all.timesIn(left);
                factors.add(factor(prime, times));
                left = left.divide(BigInteger.valueOf(prime).pow(times));
            }
        }
        rest = left;
    }

    private static Factor factor(int prime, int times) {
        int power = prime;
        int exponent = 1;
        while (power <= Integer.MAX_VALUE / prime) {
            power *= prime;
            exponent++;
        }
        return new Factor(prime, times, BigInteger.valueOf(power), exponent);
    }

    /** Factorises a positive number. */
    static PrimeFactors of(BigInteger number) {
        return new PrimeFactors(number);
    }

    /** Returns the greatest common divisor of this number and another, which is not 0. */
    BigInteger common(BigInteger other) {
        return oddCommon(other).shiftLeft(Math.min(twos, other.getLowestSetBit()));
    }

    /** Returns a share of this number in lowest terms. */
    Fraction share(BigInteger ways) {
        if (ways.signum() == 0) {
            return Fraction.ZERO;
        }
        int shared = Math.min(twos, ways.getLowestSetBit());
        BigInteger odd = oddCommon(ways);
        return Fraction.reduced(ways.shiftRight(shared), number.shiftRight(shared), odd);
    }

    private BigInteger oddCommon(BigInteger other) {
        BigInteger common = rest.bitLength() > 1 ? other.gcd(rest) : BigInteger.ONE;
        for (Factor factor : factors) {
            common = common.multiply(factor.shared(other));
        }
        return common;
    }
}
