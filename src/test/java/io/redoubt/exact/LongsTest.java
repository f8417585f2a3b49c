package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** What fits a long is told by the numbers alone, before anything is multiplied. */
class LongsTest {
    @Test
    void productsFitUpToTheGreatestLong() {
        assertTrue(Longs.fits(Long.MAX_VALUE, 1));
        assertTrue(Longs.fits(Long.MAX_VALUE, 0));
        assertTrue(Longs.fits(1L << 31, (1L << 32) - 1));
        assertFalse(Longs.fits(1L << 31, 1L << 32));
        assertFalse(Longs.fits(1L << 32, 1L << 32));
        assertFalse(Longs.fits(Long.MAX_VALUE, 2));
    }

    @Test
    void powersFitAsLongAsTheirBitsDo() {
        assertTrue(Longs.powerFits(Long.MAX_VALUE, 1));
        assertTrue(Longs.powerFits(10, 15));
        assertFalse(Longs.powerFits(10, 16));
        assertTrue(Longs.powerFits(1000, 0));
    }

    @Test
    void divisorsInCommonAreFoundInEitherForm() {
        assertEquals(6, Longs.gcd(12, 18));
        assertEquals(7, Longs.gcd(7, 0));
        BigInteger wide = BigInteger.TWO.pow(70);
        assertEquals(
                BigInteger.TWO.pow(64), Longs.gcd(wide, BigInteger.TWO.pow(64).multiply(BigInteger.valueOf(3))));
        assertEquals(BigInteger.valueOf(4), Longs.gcd(BigInteger.valueOf(-12), BigInteger.valueOf(8)));
    }
}
