package io.redoubt.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** The running product of a path: exact on either side of the border of a long. */
class PathWeightTest {
    /** The largest number whose square fits a long. */
    private static final long ROOT = 3_037_000_499L;

    @Test
    void emptyPathWeighsOne() {
        assertWeight(1, 1, new PathWeight());
    }

    @Test
    void branchesMultiply() {
        assertWeight(2 * 5, 6 * 10, path(ExactWeights.of(6, 4, 2), 1, ExactWeights.of(10, 5, 5), 0));
    }

    @Test
    void branchWithoutWaysWeighsNothing() {
        assertWeight(0, 60, path(ExactWeights.of(6, 6, 0), 1, ExactWeights.of(10, 5, 5), 0));
    }

    @Test
    void productsThatJustFitStayLongs() {
        assertWeight(ROOT - 1, ROOT * ROOT, path(whole(ROOT, 1), 1, whole(ROOT, 1), 0));
        assertWeight(7, Long.MAX_VALUE, path(whole(Long.MAX_VALUE, 7), 1, whole(1, 0), 0));
        assertWeight(7, Long.MAX_VALUE, path(whole(1, 0), 0, whole(Long.MAX_VALUE, 7), 1));
        assertWeight(1, 1L << 62, path(whole(1L << 31, 1), 1, whole(1L << 31, 1), 1));
    }

    @Test
    void productsThatJustDoNotFitGrowWider() {
        assertWide(whole(ROOT + 1, 1), whole(ROOT + 1, 5));
        assertWide(whole(1L << 31, 3), whole(1L << 32, 5));
        assertWide(whole(1L << 32, 3), whole(1L << 32, 5));
        assertWide(whole(1L << 33, 3), whole(1L << 33, 5));
        assertWide(whole(1L << 33, 3), whole((1L << 31) + 1, 5));
        assertWide(whole(Long.MAX_VALUE, 3), whole(Long.MAX_VALUE, 5));
        assertWide(whole(Long.MAX_VALUE, 3), whole(2, 1));
    }

    @Test
    void wideSharesMakeAWidePath() {
        BigInteger huge = BigInteger.TEN.pow(30);
        assertWide(ExactWeights.of(huge, huge.subtract(BigInteger.TWO), BigInteger.TWO), whole(6, 5));
        assertWide(whole(6, 5), ExactWeights.of(huge, huge.subtract(BigInteger.TWO), BigInteger.TWO));
    }

    @Test
    void pathThatGrewWideGoesOnExactly() {
        PathWeight path = new PathWeight();
        for (int i = 0; i < 100; i++) {
            path.times(ExactWeights.of(10, 7, 3), i % 2);
        }
        assertFalse(path.fitsLong());
        assertEquals(BigInteger.valueOf(21).pow(50), path.ways());
        assertEquals(BigInteger.TEN.pow(100), path.total());
        path.times(ExactWeights.of(10, 10, 0), 1);
        assertEquals(BigInteger.ZERO, path.ways());
    }

    @Test
    void resetForgetsTheWholePath() {
        PathWeight path = path(whole(Long.MAX_VALUE, 3), 1, whole(Long.MAX_VALUE, 5), 1);
        path.reset();
        assertWeight(1, 1, path);
        path.times(ExactWeights.of(6, 4, 2), 1);
        path.reset();
        assertWeight(1, 1, path);
    }

    private static ExactWeights whole(long total, long second) {
        return ExactWeights.of(total, total - second, second);
    }

    private static PathWeight path(ExactWeights first, int at, ExactWeights second, int then) {
        PathWeight path = new PathWeight();
        path.times(first, at);
        path.times(second, then);
        return path;
    }

    private static void assertWeight(long ways, long total, PathWeight path) {
        assertTrue(path.fitsLong());
        assertEquals(ways, path.longWays());
        assertEquals(total, path.longTotal());
        assertEquals(BigInteger.valueOf(ways), path.ways());
        assertEquals(BigInteger.valueOf(total), path.total());
    }

    private static void assertWide(ExactWeights first, ExactWeights second) {
        PathWeight path = path(first, 1, second, 1);
        assertFalse(path.fitsLong());
        assertEquals(first.weight(1).multiply(second.weight(1)), path.ways());
        assertEquals(first.total().multiply(second.total()), path.total());
    }
}
