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

    /** A prime of the total, the highest power of it that fits an int, and how often the prime is in the total. */
    private record Prime(BigInteger prime, BigInteger power, int exponent, int times) {}

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
                int exponent = (int) (Math.log(Integer.MAX_VALUE) / Math.log(p));
                primes.add(new Prime(prime, prime.pow(exponent), exponent, times));
            }
        }
        this.smooth = rest.equals(BigInteger.ONE);
    }

    Fraction of(BigInteger weight) {
        if (!smooth || weight.signum() == 0) {
            return Fraction.of(weight, total);
        }
        BigInteger numerator = weight;
        BigInteger common = BigInteger.ONE;
        for (Prime prime : primes) {
            int left = prime.times();
            BigInteger[] divided = numerator.divideAndRemainder(prime.power());
            while (divided[1].signum() == 0 && left >= prime.exponent()) {
                numerator = divided[0];
                common = common.multiply(prime.power());
                left -= prime.exponent();
                divided = numerator.divideAndRemainder(prime.power());
            }
            int more = Math.min(left, exponent(divided[1], prime));
            if (more > 0) {
                BigInteger factor = prime.prime().pow(more);
                numerator = numerator.divide(factor);
                common = common.multiply(factor);
            }
        }
        return Fraction.reduced(numerator, common.equals(BigInteger.ONE) ? total : total.divide(common));
    }

    /** How often a prime is in a remainder by its power; a remainder of 0 has it as often as the power. */
    private static int exponent(BigInteger remainder, Prime prime) {
        if (remainder.signum() == 0) {
            return prime.exponent();
        }
        long rest = remainder.longValueExact();
        long p = prime.prime().longValueExact();
        int times = 0;
        while (rest % p == 0) {
            rest /= p;
            times++;
        }
        return times;
    }
}
