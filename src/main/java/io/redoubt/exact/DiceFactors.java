package io.redoubt.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A large number taken apart into the primes that dice are made of, to find quickly what another number has in common
 * with it.
 *
 * <p>Totals of dice are products of numbers of sides: thousands of digits, and hardly a prime in them but 2, 3, 5 and
 * 7. Euclid's way costs the square of the digits for each share of such a total; to look how often a small prime
 * divides the share costs little more than to read it.
 */
final class DiceFactors {
    private static final int[] PRIMES = {3, 5, 7, 11, 13, 17, 19, 23, 29, 31};

    /** One odd prime and how often it divides the number. */
    private record Factor(int prime, int times) {}

    private final int twos;
    private final List<Factor> factors = new ArrayList<>();
    private final BigInteger rest;

    private DiceFactors(BigInteger number) {
        twos = number.getLowestSetBit();
        BigInteger left = number.shiftRight(twos);
        for (int i = 0; i < PRIMES.length && left.bitLength() > 1; i++) {
            Stripped stripped = Stripped.of(left, PRIMES[i], Integer.MAX_VALUE);
            if (stripped.times() > 0) {
                factors.add(new Factor(PRIMES[i], stripped.times()));
                left = stripped.left();
            }
        }
        rest = left;
    }

    /** Takes a positive number apart. */
    static DiceFactors of(BigInteger number) {
        return new DiceFactors(number);
    }

    /** The greatest number that divides both this number and another, which is not 0. */
    BigInteger common(BigInteger other) {
        int shared = Math.min(twos, other.getLowestSetBit());
        BigInteger common = BigInteger.ONE.shiftLeft(shared);
        for (Factor factor : factors) {
            int times = Stripped.of(other, factor.prime(), factor.times()).times();
            if (times > 0) {
                common = common.multiply(BigInteger.valueOf(factor.prime()).pow(times));
            }
        }
        return rest.bitLength() > 1 ? common.multiply(other.gcd(rest)) : common;
    }

    /**
     * A number without one of its primes.
     *
     * @param times how often the prime was taken out
     * @param left what is left
     */
    private record Stripped(int times, BigInteger left) {
        /** Takes out a prime, at most so often: in steps that double while they succeed, then halve. */
        static Stripped of(BigInteger number, int prime, int most) {
            List<BigInteger> powers = new ArrayList<>();
            BigInteger power = BigInteger.valueOf(prime);
            BigInteger left = number;
            int times = 0;
            int step = 1;
            while (step <= most - times && power.bitLength() <= left.bitLength()) {
                BigInteger[] divided = left.divideAndRemainder(power);
                if (divided[1].signum() != 0) {
                    break;
                }
                left = divided[0];
                times += step;
                powers.add(power);
                power = power.multiply(power);
                step *= 2;
            }
            for (int i = powers.size() - 1; i >= 0; i--) {
                step = 1 << i;
                if (step <= most - times) {
                    BigInteger[] divided = left.divideAndRemainder(powers.get(i));
                    if (divided[1].signum() == 0) {
                        left = divided[0];
                        times += step;
                    }
                }
            }
            return new Stripped(times, left);
        }
    }
}
