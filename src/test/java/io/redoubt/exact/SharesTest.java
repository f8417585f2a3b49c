package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Shares answer alike in longs and beyond, and change form only at the border. */
class SharesTest {
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger OVER = MOST.add(BigInteger.ONE);

    @Test
    void smallSharesTellEverythingInLongsAndInBigIntegers() {
        Shares shares = Shares.of(6, 0, 2, 4);
        assertTrue(shares.fitsLong());
        assertEquals(3, shares.size());
        assertEquals(6, shares.longTotal());
        assertEquals(4, shares.longWeight(2));
        assertEquals(BigInteger.valueOf(6), shares.total());
        assertEquals(BigInteger.TWO, shares.weight(1));
        assertTrue(shares.isZero(0));
        assertFalse(shares.isZero(1));
        assertEquals(Fraction.of(1, 3), shares.get(1));
        assertEquals(Fraction.ZERO, shares.get(0));
    }

    @Test
    void wideSharesTellEverythingInBigIntegers() {
        Shares shares = Shares.of(OVER, BigInteger.ZERO, OVER.shiftRight(1), OVER.shiftRight(1));
        assertFalse(shares.fitsLong());
        assertEquals(3, shares.size());
        assertEquals(0, shares.longTotal());
        assertEquals(OVER, shares.total());
        assertEquals(OVER.shiftRight(1), shares.weight(2));
        assertTrue(shares.isZero(0));
        assertFalse(shares.isZero(1));
        assertEquals(Fraction.of(1, 2), shares.get(1));
        assertEquals(Fraction.ZERO, shares.get(0));
    }

    @Test
    void wideWeightsAreNotHandedOutAsLongs() {
        Shares shares = Shares.of(OVER, OVER);
        assertEquals(
                "these shares do not fit a long",
                assertThrows(IllegalStateException.class, () -> shares.longWeight(0))
                        .getMessage());
    }

    @Test
    void wholeThatJustFitsALongIsKeptInLongs() {
        Shares shares = Shares.of(MOST, MOST.subtract(BigInteger.TWO), BigInteger.TWO);
        assertTrue(shares.fitsLong());
        assertEquals(Long.MAX_VALUE, shares.longTotal());
        assertEquals(Long.MAX_VALUE - 2, shares.longWeight(0));
        assertEquals(2, shares.longWeight(1));
    }

    @Test
    void nothingIsReducedBeforeOneShareIsAskedFor() {
        Shares shares = Shares.of(BigInteger.valueOf(36), BigInteger.valueOf(6), BigInteger.valueOf(30));
        assertEquals(36, shares.longTotal());
        assertEquals(Fraction.of(1, 6), shares.get(0));
    }
}
