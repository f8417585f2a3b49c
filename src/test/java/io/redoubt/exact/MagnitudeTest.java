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
}
