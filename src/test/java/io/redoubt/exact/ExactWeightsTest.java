package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Shares answer alike in longs and beyond, and change form only at the border. */
class ExactWeightsTest {
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    private static final BigInteger OVER = MOST.add(BigInteger.ONE);

    @Test
    void smallSharesTellEverythingInLongsAndInBigIntegers() {
        ExactWeights shares = ExactWeights.of(6, 0, 2, 4);
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
        ExactWeights shares = ExactWeights.of(OVER, BigInteger.ZERO, OVER.shiftRight(1), OVER.shiftRight(1));
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
    void sharesOfALargeTotalStayOverItUntilSomebodyLooks() {
        BigInteger total = BigInteger.valueOf(6).pow(1000);
        ExactWeights shares = ExactWeights.of(total, total.shiftRight(1), total.shiftRight(1));
        for (Fraction each : shares.all()) {
            assertEquals(total.bitLength() / Integer.SIZE + 1, each.size());
            assertEquals("1/2", each.toString());
        }
        assertEquals(Fraction.ONE, shares.all().get(0).plus(shares.all().get(1)));
    }

    @Test
    void wideWeightsAreNotHandedOutAsLongs() {
        ExactWeights shares = ExactWeights.of(OVER, OVER);
        assertEquals(
                "these shares do not fit a long",
                assertThrows(IllegalStateException.class, () -> shares.longWeight(0))
                        .getMessage());
    }

    @Test
    void wholeThatJustFitsALongIsKeptInLongs() {
        ExactWeights shares = ExactWeights.of(MOST, MOST.subtract(BigInteger.TWO), BigInteger.TWO);
        assertTrue(shares.fitsLong());
        assertEquals(Long.MAX_VALUE, shares.longTotal());
        assertEquals(Long.MAX_VALUE - 2, shares.longWeight(0));
        assertEquals(2, shares.longWeight(1));
    }

    @Test
    void sharesPutTogetherAddUpInEitherForm() {
        int[] to = {1, 0, 1, 2};
        ExactWeights small = ExactWeights.of(12, 1, 2, 4, 5).grouped(to, 4);
        assertTrue(small.fitsLong());
        assertShares(small, 12, 2, 5, 5, 0);
        assertShares(wide(12, 1, 2, 4, 5).grouped(to, 4), 12, 2, 5, 5, 0);
        assertEquals(
                OVER.multiply(BigInteger.valueOf(12)),
                wide(12, 1, 2, 4, 5).grouped(to, 4).total());
    }

    @Test
    void reducedSharesStandOverTheLeastTotal() {
        ExactWeights small = ExactWeights.of(36, 6, 12, 18, 0).reduced();
        assertShares(small, 6, 1, 2, 3, 0);
        assertEquals(6, small.longTotal());
        assertEquals(3, small.longWeight(2));
        assertEquals(7, ExactWeights.of(7, 3, 4).reduced().longTotal());
    }

    @Test
    void wideSharesThatReduceFarEnoughAreLongsAgain() {
        ExactWeights halves = wide(4, 2, 2, 0).reduced();
        assertTrue(halves.fitsLong());
        assertEquals(2, halves.longTotal());
        assertShares(halves, 2, 1, 1, 0);
        BigInteger odd = OVER.add(BigInteger.TWO);
        ExactWeights thirds = ExactWeights.of(
                        odd.multiply(BigInteger.TWO),
                        BigInteger.TWO,
                        odd.subtract(BigInteger.ONE).shiftLeft(1))
                .reduced();
        assertFalse(thirds.fitsLong());
        assertEquals(odd, thirds.total());
        assertEquals(BigInteger.ONE, thirds.weight(0));
    }

    @Test
    void scaledSharesAreTheSameSharesOnEitherSideOfTheLongBorder() {
        ExactWeights shares = ExactWeights.of(6, 1, 2, 3);
        for (BigInteger factor : List.of(BigInteger.ONE, BigInteger.valueOf(7), MOST, OVER, OVER.shiftLeft(1))) {
            ExactWeights scaled = shares.scaled(factor);
            assertShares(scaled, 6, 1, 2, 3);
            assertEquals(factor.multiply(BigInteger.valueOf(6)), scaled.total());
            assertShares(scaled.scaled(BigInteger.TEN), 6, 1, 2, 3);
        }
        assertTrue(shares.scaled(MOST.divide(BigInteger.valueOf(6))).fitsLong());
        assertFalse(shares.scaled(MOST.divide(BigInteger.valueOf(6)).add(BigInteger.ONE))
                .fitsLong());
        assertFalse(ExactWeights.of(2, 1, 1)
                .scaled(OVER.shiftLeft(1).add(BigInteger.ONE))
                .fitsLong());
    }

    /** Shares of so many times more than a long can hold. */
    private static ExactWeights wide(long total, long... weights) {
        BigInteger[] wide = LongStream.of(weights)
                .mapToObj(weight -> BigInteger.valueOf(weight).multiply(OVER))
                .toArray(BigInteger[]::new);
        return ExactWeights.of(BigInteger.valueOf(total).multiply(OVER), wide);
    }

    private static void assertShares(ExactWeights shares, long total, long... weights) {
        assertEquals(weights.length, shares.size());
        for (int i = 0; i < weights.length; i++) {
            assertEquals(Fraction.of(weights[i], total), shares.get(i));
        }
    }

    @Test
    void nothingIsReducedBeforeOneShareIsAskedFor() {
        ExactWeights shares = ExactWeights.of(BigInteger.valueOf(36), BigInteger.valueOf(6), BigInteger.valueOf(30));
        assertEquals(36, shares.longTotal());
        assertEquals(Fraction.of(1, 6), shares.get(0));
    }
}
