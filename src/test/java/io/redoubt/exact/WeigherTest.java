package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Paths of all totals added up by place: the sums are exact, and their common total is the least there is. */
class WeigherTest {
    private final Weigher weigher = new Weigher();

    @Test
    void pathsOfOneTotalAddUp() {
        weigher.add(0, path(1, 6));
        weigher.add(1, path(2, 6));
        weigher.add(0, path(3, 6));
        assertShares(6, 4, 2);
    }

    @Test
    void commonTotalIsTheLeastCommonMultiple() {
        weigher.add(0, path(1, 6));
        weigher.add(1, path(1, 10));
        weigher.add(0, path(2, 15));
        weigher.add(2, path(3, 5));
        assertShares(30, 9, 3, 18);
    }

    @Test
    void placesWithoutAPathWeighNothing() {
        weigher.add(2, path(1, 2));
        assertShares(2, 0, 0, 1);
    }

    @Test
    void placesCanComeInAnyOrderAndNumber() {
        for (int place = 40; place >= 0; place--) {
            weigher.add(place, path(1, 41));
        }
        ExactWeights shares = weigher.shares();
        assertEquals(41, shares.size());
        for (int place = 0; place <= 40; place++) {
            assertEquals(1, shares.longWeight(place));
        }
    }

    @Test
    void everyPlaceBehindTheFirstFewIsKept() {
        for (int place = 0; place < 100; place++) {
            weigher.add(place, path(place, 4950));
        }
        ExactWeights shares = weigher.shares();
        assertEquals(100, shares.size());
        for (int place = 0; place < 100; place++) {
            assertEquals(place, shares.longWeight(place));
        }
    }

    @Test
    void totalsThatJustFitStayLongs() {
        long most = Long.MAX_VALUE / 3;
        weigher.add(0, path(1, 3));
        weigher.add(1, path(2, most));
        assertShares(3 * most, most, 6);
        weigher.add(1, path(1, 3 * most));
        assertShares(3 * most, most, 7);
    }

    @Test
    void totalsThatJustDoNotFitGrowWider() {
        assertGrowsWide(1L << 62, 3);
        assertGrowsWide(3, 1L << 62);
        assertGrowsWide((1L << 32) + 1, 1L << 31);
        assertGrowsWide((1L << 33) + 1, 1L << 33);
        assertGrowsWide(Long.MAX_VALUE, Long.MAX_VALUE - 1);
    }

    @Test
    void everyPlaceIsScaledWhenTheTotalGrowsWide() {
        for (int place = 0; place < 4; place++) {
            weigher.add(place, path(1, 1L << 40));
        }
        weigher.add(3, path(1, 5_559_060_566_555_523L));
        weigher.add(0, path(1, 10));
        ExactWeights shares = weigher.shares();
        Fraction one = Fraction.of(1, 1L << 40);
        assertEquals(4, shares.size());
        assertEquals(one.plus(Fraction.of(1, 10)), shares.get(0));
        assertEquals(one, shares.get(1));
        assertEquals(one, shares.get(2));
        assertEquals(one.plus(Fraction.of(1, 5_559_060_566_555_523L)), shares.get(3));
    }

    @Test
    void productThatWrapsAroundToAPositiveNumberGrowsWiderToo() {
        assertGrowsWide((1L << 32) + 1, (1L << 32) + 3);
    }

    @Test
    void totalsGrowWideInTheMiddleOfACount() {
        long[] primes = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71};
        Fraction[] expected = new Fraction[7];
        Arrays.fill(expected, Fraction.ZERO);
        for (int i = 0; i < primes.length; i++) {
            weigher.add(i % 7, path(1, primes[i] * 20));
            expected[i % 7] = expected[i % 7].plus(Fraction.of(1, primes[i] * 20));
        }
        ExactWeights shares = weigher.shares();
        assertFalse(shares.fitsLong());
        assertEquals(expected.length, shares.size());
        for (int place = 0; place < expected.length; place++) {
            assertEquals(expected[place], shares.get(place));
        }
    }

    @Test
    void placesAfterGrowingWideStartAtZero() {
        BigInteger huge = BigInteger.TEN.pow(20);
        ExactWeights shares = ExactWeights.of(huge, huge.subtract(BigInteger.ONE), BigInteger.ONE);
        for (int place = 0; place < 30; place += 2) {
            PathWeight path = new PathWeight();
            path.times(shares, 1);
            weigher.add(place, path);
        }
        ExactWeights sums = weigher.shares();
        assertEquals(29, sums.size());
        assertEquals(huge, sums.total());
        for (int place = 0; place < 29; place++) {
            assertEquals(place % 2 == 0 ? BigInteger.ONE : BigInteger.ZERO, sums.weight(place));
        }
    }

    @Test
    void widePathsWhoseTotalDividesTheCommonOneAreScaledUp() {
        weigher.add(0, path(1, 1L << 40));
        weigher.add(1, path(1, 5_559_060_566_555_523L));
        weigher.add(1, path(1, 2));
        ExactWeights shares = weigher.shares();
        assertEquals(Fraction.of(1, 1L << 40), shares.get(0));
        assertEquals(Fraction.of(1, 2).plus(Fraction.of(1, 5_559_060_566_555_523L)), shares.get(1));
        assertEquals(BigInteger.valueOf(5_559_060_566_555_523L).shiftLeft(40), shares.total());
    }

    private void assertShares(long total, long... weights) {
        ExactWeights shares = weigher.shares();
        assertTrue(shares.fitsLong());
        assertEquals(total, shares.longTotal());
        assertEquals(weights.length, shares.size());
        for (int place = 0; place < weights.length; place++) {
            assertEquals(weights[place], shares.longWeight(place));
        }
    }

    private static void assertGrowsWide(long first, long second) {
        Weigher weigher = new Weigher();
        weigher.add(0, path(2, first));
        weigher.add(1, path(1, second));
        weigher.add(1, path(1, second));
        ExactWeights shares = weigher.shares();
        assertFalse(shares.fitsLong());
        assertEquals(2, shares.size());
        assertEquals(BigInteger.valueOf(first).multiply(BigInteger.valueOf(second)), shares.total());
        assertEquals(Fraction.of(2, first), shares.get(0));
        assertEquals(Fraction.of(2, second), shares.get(1));
    }

    private static PathWeight path(long ways, long total) {
        PathWeight path = new PathWeight();
        path.times(ExactWeights.of(total, ways), 0);
        return path;
    }
}
