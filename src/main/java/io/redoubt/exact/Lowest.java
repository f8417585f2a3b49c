package io.redoubt.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Fractions of one large total in lowest terms, quickly: totals of dice have small prime factors only, and to divide by
 * these is far less work than a greatest common divisor of two numbers of a thousand digits each.
 */
final class Lowest {
    /** Sides of a die, and no prime in a total of dice is larger. */
    private static final int LARGEST_PRIME = 1000;

    private final BigInteger total;
    private final List<Prime> primes = new ArrayList<>();
    private final boolean smooth;

    /**
     * A prime of the total.
     *
     * @param times how often it is in the total
     * @param exponents so many of it are in each power
     * @param powers each the square of the one before
     */
    private record Prime(BigInteger prime, int times, List<Integer> exponents, List<BigInteger> powers) {
        static Prime of(int prime, int times) {
            List<Integer> exponents = new ArrayList<>();
            List<BigInteger> powers = new ArrayList<>();
            int exponent = 1;
            BigInteger power = BigInteger.valueOf(prime);
            while (exponent <= times) {
                exponents.add(exponent);
                powers.add(power);
                exponent *= 2;
                power = power.multiply(power);
            }
            return new Prime(BigInteger.valueOf(prime), times, exponents, powers);
        }

        boolean isTwo() {
            return prime.equals(BigInteger.TWO);
        }
    }

    Lowest(BigInteger total) {
        this.total = total;
        BigInteger rest = total;
        for (int p = 2; p <= LARGEST_PRIME && !rest.equals(BigInteger.ONE); p++) {
            BigInteger prime = BigInteger.valueOf(p);
            int times = 0;
            BigInteger[] divided = rest.divideAndRemainder(prime);
            while (divided[1].signum() == 0) {
                rest = divided[0];
                times++;
                divided = rest.divideAndRemainder(prime);
            }
            if (times > 0) {
                primes.add(Prime.of(p, times));
            }
        }
        this.smooth = rest.equals(BigInteger.ONE);
    }

    Fraction of(BigInteger weight) {
        if (!smooth || weight.signum() == 0) {
            return Fraction.of(weight, total);
        }
        BigInteger numerator = weight;
        BigInteger denominator = total;
        for (Prime prime : primes) {
            if (prime.isTwo()) {
                int shared = Math.min(prime.times(), numerator.getLowestSetBit());
                numerator = numerator.shiftRight(shared);
                denominator = denominator.shiftRight(shared);
            } else {
                BigInteger common = common(numerator, prime);
                if (!common.equals(BigInteger.ONE)) {
                    numerator = numerator.divide(common);
                    denominator = denominator.divide(common);
                }
            }
        }
        return Fraction.reduced(numerator, denominator);
    }

    /** The power of a prime that a number shares with the total: small steps up as long as they go, then down again. */
    private static BigInteger common(BigInteger number, Prime prime) {
        BigInteger common = BigInteger.ONE;
        BigInteger rest = number;
        int left = prime.times();
        int step = 0;
        boolean up = true;
        while (step >= 0) {
            int exponent = prime.exponents().get(step);
            BigInteger power = prime.powers().get(step);
            BigInteger[] divided = exponent <= left ? rest.divideAndRemainder(power) : new BigInteger[] {rest, power};
            if (divided[1].signum() == 0) {
                rest = divided[0];
                common = common.multiply(power);
                left -= exponent;
                up &= step + 1 < prime.powers().size();
            } else {
                up = false;
            }
            step += up ? 1 : -1;
        }
        return common;
    }
}
