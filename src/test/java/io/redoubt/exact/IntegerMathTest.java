package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** What fits a long is told by the numbers alone, before anything is multiplied. */
class IntegerMathTest {
    @Test
    void productsFitUpToTheGreatestLong() {
        assertTrue(IntegerMath.fits(Long.MAX_VALUE, 1));
        assertTrue(IntegerMath.fits(Long.MAX_VALUE, 0));
        assertTrue(IntegerMath.fits(1L << 31, (1L << 32) - 1));
        assertFalse(IntegerMath.fits(1L << 31, 1L << 32));
        assertFalse(IntegerMath.fits(1L << 32, 1L << 32));
        assertFalse(IntegerMath.fits(Long.MAX_VALUE, 2));
    }

    @Test
    void powersFitAsLongAsTheirBitsDo() {
        assertTrue(IntegerMath.powerFits(Long.MAX_VALUE, 1));
        assertTrue(IntegerMath.powerFits(10, 15));
        assertFalse(IntegerMath.powerFits(10, 16));
        assertTrue(IntegerMath.powerFits(1000, 0));
    }

    @Test
    void divisorsInCommonAreFoundInEitherForm() {
        assertEquals(6, IntegerMath.gcd(12, 18));
        assertEquals(7, IntegerMath.gcd(7, 0));
        BigInteger wide = BigInteger.TWO.pow(70);
        assertEquals(
                BigInteger.TWO.pow(64),
                IntegerMath.gcd(wide, BigInteger.TWO.pow(64).multiply(BigInteger.valueOf(3))));
        assertEquals(BigInteger.valueOf(4), IntegerMath.gcd(BigInteger.valueOf(-12), BigInteger.valueOf(8)));
    }
}
