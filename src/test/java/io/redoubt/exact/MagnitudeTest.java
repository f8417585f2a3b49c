package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Magnitudes divide as BigInteger does. */
class MagnitudeTest {
    @Test
    void isDividedUntilNothingIsLeft() {
        Random random = new Random(8);
        for (int bits = 0; bits < 300; bits++) {
            BigInteger number = new BigInteger(bits, random);
            Magnitude magnitude = Magnitude.of(number);
            Magnitude apart = magnitude.copy();
            while (!magnitude.isZero()) {
                int divisor = 2 + random.nextInt(Integer.MAX_VALUE - 2) / (1 + random.nextInt(1 << 20));
                BigInteger[] expected = number.divideAndRemainder(BigInteger.valueOf(divisor));
                assertEquals(expected[1].intValue(), magnitude.remainder(divisor));
                assertEquals(expected[1].intValue(), magnitude.divide(divisor));
                assertEquals(expected[0], magnitude.value());
                assertEquals(expected[0].equals(BigInteger.ONE), magnitude.isOne());
                number = expected[0];
            }
            assertEquals(BigInteger.ZERO, magnitude.value());
            assertEquals(bits > 0 && apart.value().signum() > 0, !apart.isZero());
        }
        assertTrue(Magnitude.of(BigInteger.ZERO).isZero());
    }

    @Test
    void isDividedByWhatDividesItAndElseKept() {
        Random random = new Random(9);
        for (int bits = 1; bits < 300; bits++) {
            for (int divisor : new int[] {3, 5, 1_220_703_125, Integer.MAX_VALUE, 1 + 2 * random.nextInt(1 << 30)}) {
                BigInteger number = new BigInteger(bits, random).setBit(bits - 1);
                BigInteger product = number.multiply(BigInteger.valueOf(divisor));
                Magnitude whole = Magnitude.of(product);
                assertTrue(whole.divideIfExact(divisor), () -> product + " by " + divisor);
                assertEquals(number, whole.value());
                BigInteger beside = product.add(BigInteger.valueOf(1 + random.nextInt(Math.max(1, divisor - 1))));
                boolean divides = beside.mod(BigInteger.valueOf(divisor)).signum() == 0;
                Magnitude other = Magnitude.of(beside);
                assertEquals(divides, other.divideIfExact(divisor), () -> beside + " by " + divisor);
                assertEquals(divides ? beside.divide(BigInteger.valueOf(divisor)) : beside, other.value());
            }
        }
    }
}
